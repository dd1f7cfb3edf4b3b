#WinActivateForce;comment
