sc029::Send "{Text}~"
vk41::Send "b"
^SC01E::Send "x"
+vkBF::Send "?"
vk1B & sc010::return
