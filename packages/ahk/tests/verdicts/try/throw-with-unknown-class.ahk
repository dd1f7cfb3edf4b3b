throw CustomError("x")
