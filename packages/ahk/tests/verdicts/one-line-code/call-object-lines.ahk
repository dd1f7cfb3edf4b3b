a::f := Map({
    b: 1
})
