#ErrorStdOut UTF-99
