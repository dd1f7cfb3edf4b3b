export type FencedBlock = { language: string; code: string };

const OPENING = /^([ \t]*)(`{3,}|~{3,})[ \t]*([\w+#-]*)/;

/**
 * The code blocks of a Markdown text, and the text without them. Read line by line: one expression over the whole text
 * takes minutes for some replies. A block that is not closed goes on to the end.
 */
export function fencedBlocks(text: string): { blocks: FencedBlock[]; prose: string } {
  const blocks: FencedBlock[] = [];
  const prose: string[] = [];
  let open: { indent: string; fence: string; language: string; lines: string[] } | undefined;

  function close(): void {
    if (open)
      blocks.push({ language: open.language, code: trimmedLines(outdented(open.lines, open.indent)).join('\n') });
    open = undefined;
  }

  for (const line of text.split('\n')) {
    const [, indent = '', fence = '', language = ''] = OPENING.exec(line) ?? [];
    if (open && fence.startsWith(open.fence) && line.trim() === fence) close();
    else if (open) open.lines.push(line);
    else if (fence) open = { indent, fence, language, lines: [] };
    else prose.push(line);
  }
  close();
  return { blocks: blocks.filter(({ code }) => code !== ''), prose: prose.join('\n') };
}

// A block in a list is indented as a whole; where only its fence is, the spaces are the code's own.
function outdented(lines: readonly string[], indent: string): readonly string[] {
  const isIndented = lines.every((line) => line.trim() === '' || line.startsWith(indent));
  return isIndented ? lines.map((line) => line.slice(indent.length)) : lines;
}

// Spaces before the first line are part of the code.
function trimmedLines(lines: readonly string[]): readonly string[] {
  const first = lines.findIndex((line) => line.trim() !== '');
  const last = lines.findLastIndex((line) => line.trim() !== '');
  return first === -1 ? [] : lines.slice(first, last + 1);
}
