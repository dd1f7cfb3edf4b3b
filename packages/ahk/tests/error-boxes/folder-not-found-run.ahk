#Requires AutoHotkey v2.0
Run("C:\Users\Ann\Documents\Invoices")
