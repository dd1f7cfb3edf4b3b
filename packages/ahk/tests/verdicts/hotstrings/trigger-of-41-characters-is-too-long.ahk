::aaaaaaaaaabbbbbbbbbbccccccccccdddddddddde::too long
