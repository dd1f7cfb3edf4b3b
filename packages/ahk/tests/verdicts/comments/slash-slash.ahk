// comment of C
