--- a/x.ahk
+++ b/x.ahk
@@ -1 +1 @@
-MsgBox "a"
+MsgBox "b"
