const COMMENT = /<!--[\s\S]{0,800}?(?:-->|$)|\/\*[\s\S]{0,800}?\*\//g;
const TO_A_WRITER =
  /\b(?:assistant|system|ai|model|llm|gpt|admin(?:istrator)?|instructions?|ignore|append|consent|developer|override|note to|besides|also (?:add|put|include)|additionally|must also)\b/i;

/** The request without notes that are hidden in it for whoever writes the script: they are not the user's wish. */
export function withoutNotes(description: string): string {
  return description.replace(COMMENT, (note) => (TO_A_WRITER.test(note) ? ' ' : note));
}
