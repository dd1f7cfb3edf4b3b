// No-break spaces: the list of characters stays in one piece.
export const PASSWORD_HINT =
  'At least 7 characters, with a letter, a number, and one of @\u00a0$\u00a0!\u00a0%\u00a0*\u00a0?\u00a0&. No spaces or other symbols.';
