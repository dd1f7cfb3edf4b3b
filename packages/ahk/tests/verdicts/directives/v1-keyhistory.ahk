#KeyHistory 0
