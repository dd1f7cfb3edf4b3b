#Requires AutoHotkey v2.0
#s::Run "ms-settings:display"
#d::Run "shell:downloads"
#p::Run "C:\Projects\"
#x::Run '"C:\Program Files\Mozilla Firefox\firefox.exe" "https://example.com"'
