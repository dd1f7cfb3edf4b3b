const UNKNOWN_EVENT =
  /^\W*(?:please )?(?:(?:when(?:ever)?|as soon as|every ?time|each time|any ?time|if) (?:i|my|the|a|an|someone|somebody|there|it)\b[^,;.]{0,40})/i;

/** What is said of a key that nobody named: where an event cannot be watched for, the key would come as a surprise. */
export function keyInstead(text: string): string {
  return UNKNOWN_EVENT.test(text)
    ? 'When it should happen by itself is not known here, so F8 does it. Please check the script.'
    : 'No key was named, so F8 does it.';
}
