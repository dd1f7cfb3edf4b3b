import type { Entity } from '#ir/entity.ts';

const AGAIN =
  /^(?:\s+(?:key|button|pressed))*,?\s*(?:again|once more|one more time|a second time|another time|the next time)\b/i;
const SECOND = /\b(?:second|next|another|again) (?:press |tap |hit |click )?(?:of |on )?(?:the )?$/i;

/** "F11 again puts it back": the key of the rule, named once more to say how it ends. */
export function isSaidAgain({ kind, start, end }: Entity, text: string): boolean {
  if (kind !== 'key' && kind !== 'hotkey') return false;
  return AGAIN.test(text.slice(end)) || SECOND.test(text.slice(0, start));
}
