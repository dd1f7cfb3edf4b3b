#HotIfTimeout
F1::return
