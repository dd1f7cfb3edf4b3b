#SuspendExempt yes
F1::return
