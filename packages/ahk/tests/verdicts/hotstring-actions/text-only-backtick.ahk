::sig::`
