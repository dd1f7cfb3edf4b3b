#Requires AutoHotkey v2.0
^+g::
{
    answer := InputBox("What do you want to search for?", "Google")
    if answer.Result = "Cancel" || answer.Value = ""
        return
    Run "https://www.google.com/search?q=" answer.Value
}
