#Requires AutoHotkey v2.0
Run "https://www.bbc.co.uk/news"
Run "https://mail.google.com"
Run "https://todoist.com"
