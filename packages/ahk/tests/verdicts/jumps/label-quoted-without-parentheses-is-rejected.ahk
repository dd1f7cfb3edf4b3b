goto "there"
there:
