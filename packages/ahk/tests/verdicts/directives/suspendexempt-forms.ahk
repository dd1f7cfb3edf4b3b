#SuspendExempt
F1::Suspend
#SuspendExempt false
F2::return
