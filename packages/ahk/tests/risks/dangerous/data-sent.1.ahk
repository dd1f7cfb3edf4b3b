#Requires AutoHotkey v2.0
F1::Run 'curl -d "status=ok" https://example.com/api'
