#ifndef SQLITE_SHIMS_H
#define SQLITE_SHIMS_H

/* Swift cannot call variadic C functions; this is the typed form of the one that Store needs. */

/* SQLITE_CONFIG_MEMSTATUS off. To be called before the first connection of the process; afterwards it changes nothing. */
int shim_sqlite_stop_counting_memory(void);

#endif
