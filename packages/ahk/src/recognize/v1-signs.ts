import { isKeyName } from '../knowledge/is-key-name.ts';
import { splitHotkey } from '../knowledge/split-hotkey.ts';
import { V1_COMMANDS, V1_DIRECTIVES } from '../knowledge/v1-words.ts';
import { hotkeyPrefixLength } from '../lex/hotkey-prefix.ts';
import { hotstringHead } from '../lex/hotstring-head.ts';

/** `old`: only version 1 writes this. `code`: code of either version. `fits`: it may be code. `prose`: a
 * sentence. `wish`: words to us about the code. */
export type LineVerdict = 'old' | 'code' | 'fits' | 'prose' | 'wish';

/** What a line says about the version of a script, where it is one. */
export function lineVerdict(line: string, isAlone: boolean): LineVerdict {
  const text = line.trim();
  if (text === '' || /^(?:;|\/\*|\*\/|[{}()]+$)/.test(text)) return 'fits';
  const head = hotstringHead(text);
  if (head && head.trigger !== '') return text[head.length] === ' ' ? 'fits' : 'code';
  const length = hotkeyPrefixLength(text);
  if (isAlone && isWish(text.slice(length))) return 'wish';
  if (length > 0) return hotkeyVerdict(text.slice(0, length - 2), text.slice(length).trim());
  if (text.startsWith('#')) return directiveVerdict(text);
  return isOldCommand(text) || isOldExpression(text) ? 'old' : otherVerdict(text);
}

function directiveVerdict(text: string): LineVerdict {
  const word = /^#\w+/.exec(text)?.[0].toLowerCase() ?? '';
  if (V1_DIRECTIVES.has(word) || /^#\w+\s*,/.test(text)) return 'old';
  return /^#[A-Z]\w+(?:\s|$)/i.test(text) ? 'code' : 'prose';
}

function hotkeyVerdict(keys: string, rest: string): LineVerdict {
  const { prefix, key } = splitHotkey(keys);
  if (!isKeyName(key) || (prefix !== null && !isKeyName(prefix))) return 'prose';
  return rest !== '' && (isOldCommand(rest) || isBareText(rest)) ? 'old' : 'code';
}

// `^j::Send hello` and `^j::Run notepad`: version 2 wants quotes around the text.
function isBareText(text: string): boolean {
  return /^(?:send|sendinput|sendraw|run|msgbox|winactivate|tooltip|soundplay)\s+[^"'(\s]/i.test(text);
}

/** Words that English has too: a comma behind them may belong to a sentence. */
const ENGLISH = new Set(
  'click control critical drive edit exit input loop menu pause process progress random reload return run send shutdown sleep sort suspend thread transform goto hotkey'.split(
    ' ',
  ),
);

function isOldCommand(text: string): boolean {
  const word = /^\w+/.exec(text)?.[0] ?? '';
  const name = word.toLowerCase();
  if (!V1_COMMANDS.has(name)) return false;
  const rest = text.slice(word.length);
  if (/^\s*,/.test(rest)) return name !== 'return' && !(ENGLISH.has(name) && isWish(rest));
  if (/^if\w{4,}$/.test(name)) return /^\s+\S/.test(rest);
  if (/^\s+%\s?[\w"(]/.test(rest)) return true;
  return (
    /^(?:sendmode|setworkingdir|setbatchlines|coordmode|settitlematchmode|gosub)$/.test(name) && /^\s+[-\w%]/.test(rest)
  );
}

/** `ByRef name`, `new Thing` and functions that version 2 has under other names. */
function isOldExpression(text: string): boolean {
  return /^\w+\((?:.*[, ])?ByRef \w|:= ?new \w+|\b(?:ComObjCreate|VarSetCapacity|StrReplaceAll|RegExReplaceAll)\(/i.test(
    text,
  );
}

const WISH = /\b(?:i|i['’]d|my|me|please|want|when|whenever|instead|each|every|should|until|then|ask)\b/i;
const ABOUT_CODE = /[—–→←]|\bv2\b|\bconvert\b|\b(?:ctrl|alt|shift|win) ?\+ ?\w/i;

// A single line may be a wish that only begins like a command. What stands in quotes is the script's own text.
function isWish(text: string): boolean {
  const said = text.replace(/"[^"]*"|'[^']*'/g, '""');
  if (said.split(/\s+/).length <= 3) return false;
  return ABOUT_CODE.test(said) || (!/^\s*(?:send\w*|msgbox|tooltip|traytip)\s*,/i.test(said) && WISH.test(said));
}

function otherVerdict(text: string): LineVerdict {
  if (/^[^(){}:=%"]+$/.test(text) && /\b(?:convert|v2|pls|please|fix|translate|i have)\b/i.test(text)) return 'wish';
  if (text.includes(':=') || /^[\w (),.*&:="']+\{$/.test(text)) return 'fits';
  if (
    /^\w+\s*:?=(?!=)|^\w[\w.]*\(.*\)$|^[\w.[\]"]+\s*[-+*/.]?:?=\s|^(?:return|else|break|continue)\b[^,]{0,40}$/i.test(
      text,
    )
  )
    return 'fits';
  if (/^(?:if|while|for|loop|switch|case|try|catch|until|global|local|static)\b/i.test(text)) {
    return /[(){}:=<>"%]|^loop\s*\d*$/i.test(text) ? 'fits' : isWish(text) ? 'prose' : 'fits';
  }
  if (/^\w+:$|^[})]/.test(text)) return 'fits';
  const words = text.split(/\s+/).length;
  return words > 6 && isWish(text) ? 'wish' : words >= 3 ? 'prose' : 'fits';
}
