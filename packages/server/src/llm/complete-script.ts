const REQUIRES = /^[ \t]*#Requires[ \t]+AutoHotkey\b/im;
const SINGLE_INSTANCE = /^[ \t]*#SingleInstance\b/im;
const HOW_TO_END = '; To end the script: right-click the green H in the notification area and choose Exit.';

/** A model's script with what every script starts with, where the model has left it out. */
export function completeScript(script: string): string {
  const missing = [
    ...(REQUIRES.test(script) ? [] : ['#Requires AutoHotkey v2.0']),
    ...(SINGLE_INSTANCE.test(script) ? [] : ['#SingleInstance Force']),
  ];
  const lines = script.replaceAll('\r\n', '\n').trim().split('\n');
  const other = lines.findIndex((line) => !/^[ \t]*(?:#Requires|#SingleInstance)\b/i.test(line));
  const directives = other === -1 ? lines.length : other;
  const head = [...lines.slice(0, directives), ...missing].sort(requiresFirst);
  const body = lines.slice(directives).join('\n').replace(/^\n+/, '');
  const header = startsWithComment(body) ? [] : [HOW_TO_END, ''];
  return `${[...head, '', ...header, body].join('\n').trimEnd()}\n`;
}

function requiresFirst(one: string, other: string): number {
  return Number(REQUIRES.test(other)) - Number(REQUIRES.test(one));
}

function startsWithComment(body: string): boolean {
  return /^[ \t]*(?:;|\/\*)/.test(body);
}
