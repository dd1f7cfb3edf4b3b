#Requires AutoHotkey v2.0
templates := Map("Greeting", "Hello, thank you for your message.", "Closing", "Best regards,`nAnna")
templateMenu := Menu()
for templateName, templateText in templates
    templateMenu.Add(templateName, InsertTemplate.Bind(templateText))
^!t::templateMenu.Show()
InsertTemplate(templateText, itemName, itemPos, menuObj) {
    savedClip := ClipboardAll()
    A_Clipboard := templateText
    if !ClipWait(1) {
        MsgBox "The clipboard did not respond."
        return
    }
    Send "^v"
    Sleep 200
    A_Clipboard := savedClip
}
