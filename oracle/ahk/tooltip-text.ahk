; A tooltip's words are no window text under Wine: they are asked for inside the process that shows them.
TooltipText(id) {
    static ENUM_TOOLS := 0x43A, INFO := 64, TEXT_AT := 48, ROOM := 1024
    process := DllCall("OpenProcess", "UInt", 0x38, "Int", false, "UInt", WinGetPID(id), "Ptr")
    remote := DllCall("VirtualAllocEx", "Ptr", process, "Ptr", 0, "Ptr", INFO + ROOM * 2, "UInt", 0x1000, "UInt", 4, "Ptr")
    record := Buffer(INFO, 0)
    NumPut("UInt", INFO, record, 0)
    NumPut("Ptr", remote + INFO, record, TEXT_AT)
    DllCall("WriteProcessMemory", "Ptr", process, "Ptr", remote, "Ptr", record, "Ptr", INFO, "Ptr", 0)
    SendMessage(ENUM_TOOLS, 0, remote, , id)
    words := Buffer(ROOM * 2, 0)
    DllCall("ReadProcessMemory", "Ptr", process, "Ptr", remote + INFO, "Ptr", words, "Ptr", words.Size, "Ptr", 0)
    DllCall("VirtualFreeEx", "Ptr", process, "Ptr", remote, "Ptr", 0, "UInt", 0x8000)
    DllCall("CloseHandle", "Ptr", process)
    return StrGet(words)
}
