o := {}
o .m
