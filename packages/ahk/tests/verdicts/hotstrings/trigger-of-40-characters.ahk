::aaaaaaaaaabbbbbbbbbbccccccccccdddddddddd::ok
