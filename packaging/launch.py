"""Where the bundled program starts; the same as the noria-desktop command."""

import sys
from multiprocessing import freeze_support

from noria_desktop.__main__ import main

if __name__ == "__main__":
    freeze_support()
    sys.exit(main())
