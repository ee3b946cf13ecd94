import Testing

/// Tests that run the real server as a process of its own; one after the other, since each wants the machine.
@Suite(.serialized)
struct CrashTests {}
