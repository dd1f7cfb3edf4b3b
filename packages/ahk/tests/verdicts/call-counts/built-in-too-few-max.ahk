m := Max()
