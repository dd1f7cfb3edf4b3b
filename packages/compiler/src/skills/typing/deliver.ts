/** Where a made text goes, and the words that people say for it. */
export const INTO = {
  type: ['type', 'write', 'insert', 'paste', 'put in'],
  clipboard: ['clipboard', 'copy', 'copies'],
  show: ['show', 'tell me', 'pop up', 'popup', 'message', 'display'],
};

/** The statement that types, copies or shows the value of an AutoHotkey expression. */
export function deliver(into: keyof typeof INTO, expression: string): string {
  if (into === 'clipboard') return `A_Clipboard := ${expression}`;
  return into === 'show' ? `MsgBox(${expression})` : `SendText(${expression})`;
}
