// No-break spaces: the list of characters stays in one piece.
export const PASSWORD_HINT =
  '7 or more characters: letters, numbers and @\u00a0$\u00a0!\u00a0%\u00a0*\u00a0?\u00a0& only, with at least one of each.';
