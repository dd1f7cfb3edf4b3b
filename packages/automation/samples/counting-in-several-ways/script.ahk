#Requires AutoHotkey v2.0
#SingleInstance Force

; When you press F2, for each number from 3 to 1, it types the number followed by “,”. After the last one, it types “go”, then presses Enter.
; When you press F3, it does this 3 times: if the number is 2, it types “-”; otherwise, it types the number. After the last time, it presses Enter.
; When you press F4, for each of “tea”, “milk”, and “eggs”, it types that text followed by “;”. After the last one, it presses Enter.
; When you press F5, for each line of the copied text, if the line is “stop”, it stops repeating; otherwise, it types “* ” followed by the line and presses Enter.
; When you press F6, it remembers 1, then repeats this as long as the remembered number is less than 50: it sets the remembered number to the remembered number times 3. After that, it types the remembered number, then presses Enter.
; When you press F7, it does this 3 times: for each number from 1 to the number, it types the second number; after the last one, it presses Enter.
; When you press F8, it does this 5 times: if the number is 4, it stops there; otherwise, it types “<”, the number, and “>”. After the last time, it types “never”.
; Ctrl+Alt+Esc stops everything that the script is doing.
; To end the script: right-click the green H in the notification area and choose Exit.

index := 0

F2:: {
    global index
    for each in Counting(3, 1) {
        index := each
        SendText(index . ",")
    }
    SendText("go")
    Send("{Enter}")
}

F3:: {
    global index
    Loop 3 {
        index := A_Index
        if (index = 2) {
            SendText("-")
        } else {
            SendText(index)
        }
    }
    Send("{Enter}")
}

F4:: {
    for each in ["tea", "milk", "eggs"] {
        item := each
        SendText(item . "`;")
    }
    Send("{Enter}")
}

F5:: {
    thisRun := CurrentRun()
    Loop Parse RTrim(A_Clipboard, "`r`n"), "`n", "`r" {
        EndIfStopped(thisRun)
        line := A_LoopField
        if (line = "stop") {
            break
        }
        SendText("* " . line)
        Send("{Enter}")
    }
}

F6:: {
    thisRun := CurrentRun()
    text := 1
    while (ToNumber(text) < 50) {
        EndIfStopped(thisRun)
        text := PlainNumber(ToNumber(text) * 3)
        Sleep(10)
    }
    SendText(text)
    Send("{Enter}")
}

F7:: {
    global index
    thisRun := CurrentRun()
    Loop 3 {
        EndIfStopped(thisRun)
        index := A_Index
        for each in Counting(1, index) {
            EndIfStopped(thisRun)
            index2 := each
            SendText(index2)
        }
        Send("{Enter}")
    }
}

F8:: {
    global index
    Loop 5 {
        index := A_Index
        if (index = 4) {
            return
        }
        SendText("<" . index . ">")
    }
    SendText("never")
}

#SuspendExempt
^!Esc:: {
    StopRuns()
    ToolTip("Stopped")
    SetTimer(ToolTip, -1500)
}
#SuspendExempt false

; The whole numbers from the first to the last, counting down if the last is smaller.
Counting(first, last) {
    step := first <= last ? 1 : -1
    next := first
    return GiveNext

    GiveNext(&number) {
        if (last - next) * step < 0
            return false
        number := next
        next += step
        return true
    }
}

; Running actions check this to see whether they were stopped; later ones get a new one.
CurrentRun() {
    static run := {stopped: false}
    if run.stopped
        run := {stopped: false}
    return run
}

EndIfStopped(run) {
    if run.stopped
        Exit() ; leaves everything that this thread is in
}

; The number that a text begins with, as people write it: 1,234.50 or 1 234,50 or 0,12. Text without one counts as 0.
ToNumber(text) {
    if IsNumber(text)
        return Number(text)
    numbers := NumbersIn(text)
    return numbers.Length ? numbers[1].value : 0
}

; All the numbers in a text, each as it is written and as a value.
NumbersIn(text) {
    static thousands := "\d{1,3}(?:([ \x{A0}\x{202F}'’.,])\d{3}(?:\1\d{3})*)(?![\d.,]\d{3})(?!\d)"
    static pattern := "(?:(?<![\w)])[-−])?(?:" thousands "|\d+)(?:[.,]\d+)?|(?<!\d)[.,]\d+"
    numbers := [], position := 1
    while position := RegExMatch(text, pattern, &found, position) {
        numbers.Push({ text: found[], value: NumberAt(StrReplace(found[], "−", "-")) })
        position += found.Len
    }
    return numbers
}

NumberAt(written) {
    written := RegExReplace(written, "[ \x{A0}\x{202F}'’]")
    if InStr(written, ",") && InStr(written, ".") ; the last of the two is the decimal separator
        written := StrReplace(written, InStr(written, ",") > InStr(written, ".") ? "." : ",")
    else if written ~= "^-?[1-9]\d{0,2}(,\d{3})+$|^-?\d{1,3}(\.\d{3}){2,}$"
        written := RegExReplace(written, "[.,]")
    return Number(StrReplace(written, ",", "."))
}

; A number as text, without trailing zeros: AutoHotkey would write 0.1 + 0.2 as 0.30000000000000004.
PlainNumber(value) {
    if !IsFloat(value)
        return value
    return RegExReplace(Format("{:.10f}", value), "\.?0+$")
}

; Ends whatever is running, at its next wait or its loop's next repetition.
StopRuns() {
    CurrentRun().stopped := true
}
