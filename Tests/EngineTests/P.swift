import Testing
struct P {}
