#ifndef CURL_SHIMS_H
#define CURL_SHIMS_H
#include <curl/curl.h>
#include <sys/epoll.h>
#include <sys/eventfd.h>

/* Swift cannot call variadic C functions; these are the typed forms of those that Transport needs. */

typedef size_t (*shim_transfer_callback)(char *buffer, size_t size, size_t count, void *context);
typedef int (*shim_seek_callback)(void *context, curl_off_t offset, int origin);

CURLcode shim_set_long(CURL *handle, CURLoption option, long value);
CURLcode shim_set_offset(CURL *handle, CURLoption option, curl_off_t value);
CURLcode shim_set_string(CURL *handle, CURLoption option, const char *value);
CURLcode shim_set_pointer(CURL *handle, CURLoption option, void *value);
CURLcode shim_set_list(CURL *handle, struct curl_slist *fields);
CURLcode shim_set_mime(CURL *handle, curl_mime *mime);
CURLcode shim_set_transfer_callback(CURL *handle, CURLoption option, shim_transfer_callback callback);
CURLcode shim_set_seek_callback(CURL *handle, shim_seek_callback callback);

/* http and https only, by whichever option this libcurl has. */
CURLcode shim_restrict_protocols(CURL *handle);
/* Never waits for a name that is still being resolved, where this libcurl can do that. */
void shim_quick_exit(CURL *handle);

/* Opens the socket of each connection, or gives CURL_SOCKET_BAD where there shall be none. */
typedef curl_socket_t (*shim_socket_opener)(void *context, curlsocktype purpose, struct curl_sockaddr *address);
CURLcode shim_set_socket_opener(CURL *handle, shim_socket_opener opener, void *context);

CURLcode shim_get_long(CURL *handle, CURLINFO info, long *value);

typedef int (*shim_socket_callback)(CURL *easy, curl_socket_t socket, int what, void *context, void *socket_context);
typedef int (*shim_timer_callback)(CURLM *multi, long milliseconds, void *context);

/* Who is told which sockets to watch, and when to come back without an event. */
void shim_multi_watch(CURLM *multi, shim_socket_callback sockets, shim_timer_callback timer, void *context);
CURLMcode shim_multi_set_long(CURLM *multi, CURLMoption option, long value);
#endif
