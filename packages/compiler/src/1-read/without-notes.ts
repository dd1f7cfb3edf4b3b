const COMMENT = /<!--[\s\S]{0,800}?(?:-->|$)|\/\*[\s\S]{0,800}?\*\/|\[[^\]\n]{10,500}\]|\{\{[^}\n]{10,500}\}\}/g;
// "PS for the assistant that reads this: …", up to the end of the paragraph.
const ADDRESSED =
  /(?:^|(?<=[\s.!?\n]))(?:p\.? ?s\.?|note|message|reminder|hint|instructions?)\b[:, ]{0,2}(?:to|for)? ?(?:the |any |an )?(?:assistant|ai|model|llm|bot|writer|generator|script writer|program|machine)\b[^\n]*|(?:^|(?<=[\s.!?\n]))p\.? ?s\.?[:, ]+[^\n]*\b(?:debug mode|answer as|append|as admin|system prompt|policy|diagnostics|upload|do not mention|dont mention|don't mention)\b[^\n]*/gi;
const TO_A_WRITER =
  /\b(?:assistant|system|ai|model|llm|gpt|admin(?:istrator)?|instructions?|ignore|append|consent|developer|override|note to|besides|also (?:add|put|include)|additionally|must also)\b/i;

/** The request without notes that are hidden in it for whoever writes the script: they are not the user's wish. */
export function withoutNotes(description: string): string {
  const bare = description.replace(COMMENT, (note) => (TO_A_WRITER.test(note) ? ' ' : note)).replace(ADDRESSED, ' ');
  // Who writes nothing but such a note is answered as what it is.
  return /[\p{L}\p{N}]{3}/u.test(bare) ? bare : description;
}
