#Requires AutoHotkey v2.0
Download("https://example.com/prices.csv", A_Desktop "\prices.csv")
Run A_Desktop "\prices.csv"
