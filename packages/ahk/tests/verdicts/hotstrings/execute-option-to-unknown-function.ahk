:X:unk::NoSuchThing()
