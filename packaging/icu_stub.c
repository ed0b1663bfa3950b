/* A collection of ICU's data with nothing in it, in the form that ICU's library looks for (its header is described in
   ICU's udata.h and ucmndata.h). Compiled with -DICU_DATA=icudt73_dat, or whatever the version is. */
#include <stdint.h>

typedef struct {
    uint16_t header_size;
    uint8_t magic[2];
    uint16_t info_size, reserved;
    uint8_t big_endian, charset_family, bytes_a_character, reserved_byte;
    uint8_t data_format[4], format_version[4], data_version[4];
    char padding[8];
    uint32_t items, reserved_items;
    int32_t first_item[4];
} Collection;

__attribute__((visibility("default"))) const Collection ICU_DATA __attribute__((aligned(16))) = {
    .header_size = 32,
    .magic = {0xda, 0x27},
    .info_size = 20,
#if __BYTE_ORDER__ == __ORDER_BIG_ENDIAN__
    .big_endian = 1,
#endif
    .bytes_a_character = 2,
    .data_format = "ToCP",
    .format_version = {1},
};
