#Requires AutoHotkey v2.0
myMenu := Menu()
myMenu.Add("Thanks", (*) => SendText("Thank you for your message."))
myMenu.Add("Later", Reply.Bind("I will answer later."))
^RButton::myMenu.Show()
Reply(text, *) => SendText(text)
