x := while
