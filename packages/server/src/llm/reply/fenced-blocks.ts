import { withoutProseBehind } from './bare-script.ts';

/** `at`: the line of the text where it begins. */
export type FencedBlock = { language: string; code: string; at: number };

const OPENING = /^([ \t]{0,40}(?:>[ \t]?){0,3}[ \t]{0,40})(`{3,}|~{3,})[ \t]*([\w+#-]*)([^`]*)$/;
const BEHIND_WORDS = /^[^`]*[^`\s][ \t]*(`{3,})([\w+#-]*)[ \t]*$/;
const ON_ONE_LINE = /^[ \t]*(`{3,})(?:(ahk2?|autohotkey)[ \t]+)?([^`]+)(`{3,})[ \t]*$/i;
const MARKDOWN = /^(?:markdown|md)$/i;

type Open = { indent: string; fence: string; language: string; lines: string[]; at: number };

/**
 * The code blocks of a Markdown text, and the text without them. Read line by line: one expression over the whole text
 * takes minutes for some replies. A block that is not closed goes on to the end.
 */
export function fencedBlocks(text: string): { blocks: FencedBlock[]; prose: string } {
  const blocks: FencedBlock[] = [];
  const prose: string[] = [];
  let open: Open | undefined;

  function close(isClosed: boolean): void {
    if (open) blocks.push(...blocksOf(open, isClosed));
    open = undefined;
  }

  for (const [at, line] of text.split('\n').entries()) {
    const alone = open ? undefined : onOneLine(line, at);
    const opening = openingIn(line, open === undefined);
    if (open && closes(line, open)) close(true);
    // A block that begins where another is open: the other was never closed.
    else if (open && !(opening?.language && opening.fence === open.fence)) open.lines.push(line);
    else if (alone) blocks.push(alone);
    else if (opening) {
      close(false);
      if (opening.words) prose.push(opening.words);
      open = { ...opening, lines: [], at };
    } else prose.push(line);
  }
  close(false);
  return { blocks: blocks.filter(({ code }) => code !== ''), prose: prose.join('\n') };
}

type Opening = { indent: string; fence: string; language: string; words: string };

function openingIn(line: string, mayFollowWords: boolean): Opening | undefined {
  const [, indent = '', fence = '', language = ''] = OPENING.exec(line) ?? [];
  if (fence) return { indent, fence, language, words: '' };
  const [, late = '', name = ''] = (mayFollowWords && BEHIND_WORDS.exec(line)) || [];
  if (!late) return undefined;
  return { indent: '', fence: late, language: name, words: line.slice(0, line.lastIndexOf(late)) };
}

function closes(line: string, { indent, fence }: Open): boolean {
  const rest = withoutQuote(line, indent).trim();
  return rest.startsWith(fence) && rest === fence.charAt(0).repeat(rest.length);
}

function onOneLine(line: string, at: number): FencedBlock | undefined {
  const [, fence, language = '', code = '', end] = ON_ONE_LINE.exec(line) ?? [];
  return fence !== undefined && fence === end ? { language, code: code.trim(), at } : undefined;
}

function blocksOf(open: Open, isClosed: boolean): FencedBlock[] {
  const { language, fence, at } = open;
  const lines = isClosed ? open.lines : untilLateFence(open.lines, fence);
  const code = trimmedLines(outdented(lines, open.indent)).join('\n');
  // A whole answer in a block of its own has its code in a block within.
  if (MARKDOWN.test(language)) return fencedBlocks(code).blocks.map((block) => ({ ...block, at: at + 1 + block.at }));
  return [{ language, code, at }];
}

// Some close a block at the end of its last line, and some never.
function untilLateFence(lines: readonly string[], fence: string): readonly string[] {
  const last = lines.findIndex((line) => line.endsWith(fence) && !line.endsWith(`${fence.charAt(0)}${fence}`));
  if (last === -1) return withoutProseBehind(lines);
  return [...lines.slice(0, last), (lines[last] ?? '').slice(0, -fence.length)];
}

// A block in a list is indented as a whole; where only its fence is, the spaces are the code's own.
function outdented(lines: readonly string[], indent: string): readonly string[] {
  if (indent.includes('>')) return lines.map((line) => withoutQuote(line, indent));
  const isIndented = lines.every((line) => line.trim() === '' || line.startsWith(indent));
  return isIndented ? lines.map((line) => line.slice(indent.length)) : lines;
}

function withoutQuote(line: string, indent: string): string {
  if (!indent.includes('>')) return line;
  return line.startsWith(indent) ? line.slice(indent.length) : line.replace(/^[ \t]*>[ \t]?/, '');
}

// Spaces before the first line are part of the code.
function trimmedLines(lines: readonly string[]): readonly string[] {
  const first = lines.findIndex((line) => line.trim() !== '');
  const last = lines.findLastIndex((line) => line.trim() !== '');
  return first === -1 ? [] : lines.slice(first, last + 1);
}
