import { ahk } from './ahk-text.ts';

const TYPES_SOMETHING = /^(?:.|Space|Tab|Enter|Backspace)$/;

/** Makes a key safe to hold as a layer: it does nothing of its own, unless it types something and is only tapped. */
export function layerKey(key: string): string {
  if (!TYPES_SOMETHING.test(key)) return `*${key}::return`;
  return ahk`
    *${key}:: {
        KeyWait("${key}")
        if (A_PriorKey = "${key}") ; tapped alone: the key itself
            Send("{Blind}{${key}}")
    }
  `;
}
