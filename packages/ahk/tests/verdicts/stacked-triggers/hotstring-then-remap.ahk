::sig::
a::b
