#Requires AutoHotkey v2.0
#SingleInstance Force

; When you press F7, it writes “Total” into cell B2.
; When you press F8, it inserts “Dear all” in Word.
; When you press F9, it replies with “Thank you”.
; When you press F10, it goes to the next slide.
; To end the script: right-click the green H in the notification area and choose Exit.

F7::WithOffice("Excel.Application", (excelApp) => ExcelRange(excelApp, "B2").Value := "Total")
F8::WithOffice("Word.Application", (wordApp) => wordApp.Selection.TypeText(String("Dear all")))
F9::WithOffice("Outlook.Application", (outlookApp) => AnswerMail(outlookApp, "Reply", "Thank you"))
F10::SlideShow((show) => show.Next())

; The cells with this address; without one, the cell that is selected.
ExcelRange(excel, address) {
    if address ~= "i)^\s*((the )?(active|current|selected|selection)( cell)?)?\s*$"
        return excel.ActiveCell
    return excel.ActiveSheet.Range(address)
}

; Does something with an Office program that is open, and says so if it is not, or if it refuses.
WithOffice(program, action) {
    name := StrReplace(program, ".Application")
    try
        office := ComObjActive(program)
    catch
        StopWithMessage("Please open " name " first.")
    try
        return action(office)
    catch as problem
        StopWithMessage(name " could not do this.`n`n" problem.Message)
}

; Says why it cannot continue, and ends the current action.
StopWithMessage(message) {
    MsgBox(message, , "Icon! 0x1000")
    Exit()
}

; Replies to the first selected email, with text above what is quoted.
AnswerMail(outlook, way, text := "") {
    answer := SelectedMails(outlook)[1].%way%()
    if text != ""
        answer.HTMLBody := "<p>" StrReplace(HtmlEscaped(text), "`n", "<br>") "</p>" answer.HTMLBody
    answer.Display()
}

; The selected emails, or the one that is open in its own window.
SelectedMails(outlook) {
    if outlook.ActiveWindow && outlook.ActiveWindow.Class = 35 ; a window with one item
        return [outlook.ActiveWindow.CurrentItem]
    mails := []
    for mail in outlook.ActiveExplorer.Selection
        mails.Push(mail)
    if !mails.Length
        StopWithMessage("Please select an email first.")
    return mails
}

HtmlEscaped(text) {
    text := StrReplace(StrReplace(StrReplace(text, "&", "&amp;"), "<", "&lt;"), ">", "&gt;")
    return StrReplace(text, '"', "&quot;")
}

; Does something with the slide show that is running, if there is one.
SlideShow(action) {
    WithOffice("PowerPoint.Application", (powerPoint) => powerPoint.SlideShowWindows.Count
        ? action(powerPoint.SlideShowWindows(1).View) : "")
}
