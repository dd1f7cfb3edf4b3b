Send hello
