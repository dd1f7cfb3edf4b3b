Goto, Finish
Finish:
