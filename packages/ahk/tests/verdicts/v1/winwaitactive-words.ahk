WinWaitActive Untitled, , 3
