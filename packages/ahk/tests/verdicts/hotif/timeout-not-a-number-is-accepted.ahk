#HotIfTimeout soon
F1::return
