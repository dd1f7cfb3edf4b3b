CapsLock & Foo::return
