class AppError extends Error {
}
try {
    throw AppError("x")
} catch AppError as e {
    MsgBox e.Message
}
