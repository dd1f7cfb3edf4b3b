helper.Run("x")
