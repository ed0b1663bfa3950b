; A setup program for one user of Windows, made by Inno Setup 6 from dist\noria-desktop:
;
;     iscc /DVersion=1.0.0 packaging\windows\noria-desktop.iss        -> dist\noria-desktop-1.0.0-setup.exe
;
; It needs no administrator. The uninstaller takes away what the setup put there, and leaves games, campaigns and
; settings (in %APPDATA%\noria-desktop) alone.

#ifndef Version
  #error Say which version: iscc /DVersion=1.0.0 noria-desktop.iss
#endif

[Setup]
AppId={{7C0E2B52-6E0B-4C41-9E57-2F2F3B9F2D11}
AppName=Noria Desktop
AppVersion={#Version}
AppPublisher=Noria Desktop contributors
PrivilegesRequired=lowest
DefaultDirName={autopf}\Noria Desktop
DefaultGroupName=Noria Desktop
DisableProgramGroupPage=yes
LicenseFile=..\..\LICENSE
OutputDir=..\..\dist
OutputBaseFilename=noria-desktop-{#Version}-setup
SetupIconFile=..\..\build\noria_desktop\icons\noria-desktop.ico
UninstallDisplayIcon={app}\noria-desktop.exe
Compression=lzma2
SolidCompression=yes
ArchitecturesAllowed=x64compatible
ArchitecturesInstallIn64BitMode=x64compatible
ChangesAssociations=yes
CloseApplications=yes
WizardStyle=modern

[Languages]
Name: "en"; MessagesFile: "compiler:Default.isl"
Name: "ja"; MessagesFile: "compiler:Languages\Japanese.isl"

[CustomMessages]
en.SavedGame=Noria Desktop saved game
ja.SavedGame=Noria Desktop のセーブデータ
en.Campaign=Noria Desktop campaign
ja.Campaign=Noria Desktop のキャンペーン
en.Profile=Noria Desktop profile
ja.Profile=Noria Desktop のプロフィール

[Tasks]
Name: "desktopicon"; Description: "{cm:CreateDesktopIcon}"; Flags: unchecked

[InstallDelete]
; Modules of an older version must not stay beside those of a newer one.
Type: filesandordirs; Name: "{app}\_internal"

[Files]
Source: "..\..\dist\noria-desktop\*"; DestDir: "{app}"; Flags: recursesubdirs ignoreversion

[Icons]
Name: "{autoprograms}\Noria Desktop"; Filename: "{app}\noria-desktop.exe"; AppUserModelID: "io.github.noria_desktop.NoriaDesktop"
Name: "{autodesktop}\Noria Desktop"; Filename: "{app}\noria-desktop.exe"; Tasks: desktopicon

[Registry]
Root: HKA; Subkey: "Software\Classes\.ndsave\OpenWithProgids"; ValueType: string; ValueName: "NoriaDesktop.save"; Flags: uninsdeletevalue
Root: HKA; Subkey: "Software\Classes\NoriaDesktop.save"; ValueType: string; ValueData: "{cm:SavedGame}"; Flags: uninsdeletekey
Root: HKA; Subkey: "Software\Classes\NoriaDesktop.save\DefaultIcon"; ValueType: string; ValueData: "{app}\noria-desktop.exe,0"
Root: HKA; Subkey: "Software\Classes\NoriaDesktop.save\shell\open\command"; ValueType: string; ValueData: """{app}\noria-desktop.exe"" ""%1"""
Root: HKA; Subkey: "Software\Classes\.ndcampaign\OpenWithProgids"; ValueType: string; ValueName: "NoriaDesktop.campaign"; Flags: uninsdeletevalue
Root: HKA; Subkey: "Software\Classes\NoriaDesktop.campaign"; ValueType: string; ValueData: "{cm:Campaign}"; Flags: uninsdeletekey
Root: HKA; Subkey: "Software\Classes\NoriaDesktop.campaign\DefaultIcon"; ValueType: string; ValueData: "{app}\noria-desktop.exe,0"
Root: HKA; Subkey: "Software\Classes\NoriaDesktop.campaign\shell\open\command"; ValueType: string; ValueData: """{app}\noria-desktop.exe"" ""%1"""
Root: HKA; Subkey: "Software\Classes\.ndprofile\OpenWithProgids"; ValueType: string; ValueName: "NoriaDesktop.profile"; Flags: uninsdeletevalue
Root: HKA; Subkey: "Software\Classes\NoriaDesktop.profile"; ValueType: string; ValueData: "{cm:Profile}"; Flags: uninsdeletekey
Root: HKA; Subkey: "Software\Classes\NoriaDesktop.profile\DefaultIcon"; ValueType: string; ValueData: "{app}\noria-desktop.exe,0"
Root: HKA; Subkey: "Software\Classes\NoriaDesktop.profile\shell\open\command"; ValueType: string; ValueData: """{app}\noria-desktop.exe"" ""%1"""

[Run]
Filename: "{app}\noria-desktop.exe"; Description: "{cm:LaunchProgram,Noria Desktop}"; Flags: nowait postinstall skipifsilent
