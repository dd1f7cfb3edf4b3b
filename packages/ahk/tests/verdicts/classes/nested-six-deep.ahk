class A1 {
    class A2 {
        class A3 {
            class A4 {
                class A5 {
                    class A6 {
                    }
                }
            }
        }
    }
}
