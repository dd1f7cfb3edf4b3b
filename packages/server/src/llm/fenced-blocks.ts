export type FencedBlock = { language: string; code: string };

const OPENING = /^[ \t]*(`{3,}|~{3,})[ \t]*([\w+#-]*)/;

/**
 * The code blocks of a Markdown text, and the text without them. Read line by line: one expression over the whole text
 * takes minutes for some replies. A block that is not closed goes on to the end.
 */
export function fencedBlocks(text: string): { blocks: FencedBlock[]; prose: string } {
  const blocks: FencedBlock[] = [];
  const prose: string[] = [];
  let open: { fence: string; language: string; lines: string[] } | undefined;

  function close(): void {
    if (open) blocks.push({ language: open.language, code: open.lines.join('\n').trim() });
    open = undefined;
  }

  for (const line of text.split('\n')) {
    const [, fence = '', language = ''] = OPENING.exec(line) ?? [];
    if (open && fence.startsWith(open.fence) && line.trim() === fence) close();
    else if (open) open.lines.push(line);
    else if (fence) open = { fence, language, lines: [] };
    else prose.push(line);
  }
  close();
  return { blocks: blocks.filter(({ code }) => code !== ''), prose: prose.join('\n') };
}
