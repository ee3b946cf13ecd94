#include "include/CurlShims.h"
