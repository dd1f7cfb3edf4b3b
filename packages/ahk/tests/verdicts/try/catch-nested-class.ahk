class App {
    class Fail extends Error {
    }
}
try {
    throw App.Fail("x")
} catch App.Fail as e {
    MsgBox e.Message
}
