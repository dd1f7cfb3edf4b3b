:X:dt::SendText FormatTime(, "yyyy-MM-dd")
:*X:cc~::Run("calc.exe")
:X*:]d::Send(A_Now)
