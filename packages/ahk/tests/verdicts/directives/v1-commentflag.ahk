#CommentFlag //
