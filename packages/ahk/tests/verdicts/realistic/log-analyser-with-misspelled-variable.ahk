#Requires AutoHotkey v2.0
; Reads a log, counts levels, and writes a report.

levels := Map("ERROR", 0, "WARN", 0, "INFO", 0)
hosts := Map()
hosts.CaseSense := "Off"
slow := []
pattern := "^(?<date>\d{4}-\d\d-\d\d) (?<time>[\d:]+) \[(?<level>\w+)\] (?<host>\S+): (?<text>.*)$"

source := A_Args.Length ? A_Args[1] : A_ScriptDir "\app.log"
if !FileExist(source) {
    FileAppend "no such file: " source "`n", "*"
    ExitApp 2
}

started := A_TickCount
count := 0
Loop Read source {
    line := A_LoopReadLine
    if line = "" || SubStr(line, 1, 1) = "#"
        continue
    count++
    if !RegExMatch(line, pattern, &m) {
        if A_Index < 5
            OutputDebug "skipped: " line
        continue
    }
    level := m.level
    if levels.Has(lvl)
        levels[level] += 1
    else
        levels[level] := 1
    hosts[m.host] := hosts.Get(m.host, 0) + 1
    if RegExMatch(m.text, "took (\d+)\s*ms", &t) && t[1] > 1000
        slow.Push({when: m.date " " m.time, ms: Integer(t[1]), text: m.text})
} until count >= 1000000

report := ""
Add(text := "", args*) {
    global report .= Format(text, args*) "`n"
}

Add("Report of {}", source)
Add("{} lines in {} ms", count, A_TickCount - started)
Add()
for name, n in levels
    Add("{:-8}{:8}", name, n)
Add("`nHosts")
for name, n in SortByValue(hosts)
    Add("  {:-20} {}", name, n)
if slow.Length {
    Add("`nSlow")
    for s in slow {
        Add("  {} {:6} ms  {}", s.when, s.ms, SubStr(s.text, 1, 60))
        if A_Index >= 20 {
            Add("  …")
            break
        }
    }
}

out := RegExReplace(source, "\.\w+$") ".report.txt"
try FileDelete out
FileAppend report, out, "UTF-8"
MsgBox report, "Log", "Iconi"

SortByValue(m) {
    text := ""
    for k, v in m
        text .= Format("{:010}|{}`n", v, k)
    text := Sort(RTrim(text, "`n"), "R")
    pairs := []
    Loop Parse text, "`n" {
        p := StrSplit(A_LoopField, "|", , 2)
        pairs.Push([p[2], Integer(p[1])])
    }
    i := 0
    return Next
    Next(&k, &v) {
        if ++i > pairs.Length
            return false
        k := pairs[i][1], v := pairs[i][2]
        return true
    }
}
