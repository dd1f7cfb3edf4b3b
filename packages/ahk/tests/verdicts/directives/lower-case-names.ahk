#requires autohotkey v2
#singleinstance force
#notrayicon
