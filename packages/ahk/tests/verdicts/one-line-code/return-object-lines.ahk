a::return {
    b: 1
}
