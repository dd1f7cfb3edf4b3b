#Requires AutoHotkey v2.0
#SingleInstance Force

; When you press F7, it closes the current window, then clicks the button or link “No”.
; To end the script: right-click the green H in the notification area and choose Exit.

F7:: {
    try WinClose("A")
    ClickButton("No")
}

; Clicks the button, box, or link with these words in a window, which may take up to this many milliseconds to appear
ClickButton(label, window := "A", patience := 2000) {
    label := Trim(label), start := A_TickCount
    while label != "" {
        try {
            found := WinExist(IsObject(window) ? window() : window)
            if found && (PressControl(found, label) || PressElement(found, label))
                return
        }
        if A_TickCount - start >= patience
            return
        Sleep(100)
    }
}

; The words may be part of those on the button, but a button with exactly these words comes first
PressControl(window, label) {
    best := 0, bestRank := 0
    for control in WinGetControlsHwnd(window) {
        words := StrReplace(ControlGetText(control), "&") ; & only underlines a letter
        isButton := WinGetClass(control) ~= "i)button|link"
        rank := words = label ? (isButton ? 3 : 2) : isButton && HasWords(words, label) ? 1 : 0
        if rank > bestRank && WinGetClass(control) != "Static" && ControlGetVisible(control) && ControlGetEnabled(control)
            best := control, bestRank := rank
    }
    if best
        ControlClick(best, , , , , "NA")
    return best
}

; Whether text contains these as whole words: "No" is not in "Notes"
HasWords(text, words) => text ~= "i)(?<!\w)\Q" words "\E(?!\w)"

; Browsers and newer programs draw their buttons themselves: a screen reader's interface (UI Automation) finds them
PressElement(window, label) {
    if A_PtrSize != 8
        return false
    try {
        automation := ComObject("{FF48DBA4-60EF-4201-AA87-54103EEF594E}", "{30CBE57D-D9D0-452A-AB13-7AC5AC4825EE}")
        ComCall(6, automation, "Ptr", window, "Ptr*", &found := 0)
        root := ComValue(13, found)
        for same in [1, 3] { ; exactly these words, ignoring capitalization, then with others around them
            value := Buffer(24, 0)
            ComValue(0x400C, value.Ptr)[] := label
            ComCall(24, automation, "Int", 30005, "Ptr", value, "Int", same, "Ptr*", &found) ; 30005 is the name
            named := ComValue(13, found)
            ComValue(0x400C, value.Ptr)[] := 0
            ComCall(6, root, "Int", 4, "Ptr", named, "Ptr*", &found) ; 4: everything inside
            elements := ComValue(13, found)
            ComCall(3, elements, "Int*", &count := 0)
            Loop count {
                ComCall(4, elements, "Int", A_Index - 1, "Ptr*", &found)
                element := ComValue(13, found)
                ComCall(23, element, "Ptr*", &found)
                name := StrGet(found)
                DllCall("oleaut32\SysFreeString", "Ptr", found)
                if !HasWords(name, label)
                    continue
                for action in [10000, 10010, 10015, 10005] { ; press, choose, tick, open
                    ComCall(16, element, "Int", action, "Ptr*", &found)
                    if !found ; a label that cannot be clicked
                        continue
                    ComCall(3, ComValue(13, found))
                    return true
                }
            }
        }
    }
    return false
}
