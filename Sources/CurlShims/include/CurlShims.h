#ifndef CURL_SHIMS_H
#define CURL_SHIMS_H
#include <curl/curl.h>
#endif
