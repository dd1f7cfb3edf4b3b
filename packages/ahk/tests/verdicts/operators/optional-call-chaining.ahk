o := {}
x := o?.Method?.(1)
