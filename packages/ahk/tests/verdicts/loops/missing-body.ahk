Loop 3
