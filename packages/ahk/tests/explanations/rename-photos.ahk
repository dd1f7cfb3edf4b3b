#Requires AutoHotkey v2.0
F8::
{
    Loop Files, A_MyDocuments "\*.jpg", "R"
    {
        FileMove A_LoopFilePath, A_LoopFileDir "\holiday " Format("{:03}", A_Index) ".jpg"
    }
    MsgBox "Done"
}
