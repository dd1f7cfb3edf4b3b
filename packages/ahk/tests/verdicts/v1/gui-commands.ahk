Gui, Add, Text,, Name:
Gui, Add, Edit, vName
Gui, Add, Button, gOk, OK
Gui, Show
return
Ok:
Gui, Submit
return
GuiClose:
ExitApp
