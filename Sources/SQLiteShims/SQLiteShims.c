#include "include/SQLiteShims.h"
#include <sqlite3.h>

int shim_sqlite_stop_counting_memory(void) {
    return sqlite3_config(SQLITE_CONFIG_MEMSTATUS, 0);
}
