class A {
    x := missingThing
    static y := otherMissing
    M() => thirdMissing
}
