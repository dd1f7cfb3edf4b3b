const DIRECTIVE = /^#(?:[a-z]+\b|[^\s#]{1,20}::)/i;
const COMMENT = /^(?:;|\/\*|\*\/)/;
const HOTKEY = /^[^\s:;]\S{0,40}(?: & \S{1,20})?(?: up)?::/i;
const HOTSTRING = /^:[^:\s]{0,20}:[^:]{1,60}::/;
const STATEMENT = /^(?:[\w.[\]"%]{1,60}[ \t]*(?::=|\.=|\+=|-=)|[\w.]{1,60}(?:\(|\+\+|--)|[{}()])/;
const COMMAND = /^[a-z]\w{1,30}[ \t]+(?:["'&%]|\d+$|a_\w+)/i;
const KEYWORD =
  /^(?:\}[ \t]*)?(?:return|if|else|loop|while|until|for|try|catch|finally|global|static|local|break|continue|switch|case|class|throw)\b.*[({})"'\w]$/i;
const MARKDOWN = /^(?:(?:[-*•>]|\d{1,2}[.)]|#{1,6})[ \t]+[^ \t]|\*\*|__|\p{Emoji_Presentation})/u;
const SENTENCE_END = /[.!?:…]["')*_]{0,3}$/;

/** A line that can be nothing but AutoHotkey. */
export function isCode(line: string): boolean {
  const text = line.trim();
  if (DIRECTIVE.test(text) || COMMENT.test(text) || HOTKEY.test(text) || HOTSTRING.test(text)) return true;
  return (STATEMENT.test(text) || COMMAND.test(text)) && !isSentence(text);
}

/** A line that somebody wrote to be read. */
export function isProse(line: string): boolean {
  const text = line.trim();
  if (text === '' || isCode(text)) return false;
  if (KEYWORD.test(text) && !SENTENCE_END.test(text)) return false;
  if (MARKDOWN.test(text)) return true;
  return /^\p{L}/u.test(text) && (SENTENCE_END.test(text) || text.split(/[ \t]+/).length > 2);
}

// “Run "it" and enjoy.” begins like a command.
function isSentence(text: string): boolean {
  return SENTENCE_END.test(text) && !/["')\]}][ \t]*$/.test(text) && text.split(/[ \t]+/).length > 3;
}
