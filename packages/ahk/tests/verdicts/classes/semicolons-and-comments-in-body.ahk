class A { ; the class
    ; a comment
    x := 1 ; one
    /* block
    */
    M() { ; method
    } ; end
} ; end of class
