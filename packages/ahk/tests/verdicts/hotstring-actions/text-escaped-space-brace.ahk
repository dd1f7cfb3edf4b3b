::sig::`s{
