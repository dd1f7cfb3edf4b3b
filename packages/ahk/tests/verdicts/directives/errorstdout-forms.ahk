#ErrorStdOut
#ErrorStdOut UTF-8
