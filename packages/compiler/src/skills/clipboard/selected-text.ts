import { ahk } from '../ahk-text.ts';

/** Where a text to work on is, and the words that people say for it. */
export const WHERE = {
  selection: ['selected', 'selection', 'highlighted', 'highlight', 'marked'],
  clipboard: ['clipboard', 'copied', 'what i copied'],
};

export const SELECTED_TEXT = ahk`
  ; The selected text. It is read through the clipboard, which gets its contents back.
  SelectedText() {
      saved := ClipboardAll()
      A_Clipboard := ""
      Send("^c")
      selected := ClipWait(0.5) ? A_Clipboard : ""
      A_Clipboard := saved
      return selected
  }
`;

export const PASTE_TEXT = ahk`
  ; Pastes a text without formatting, and gives the clipboard its contents back.
  PasteText(text) {
      saved := ClipboardAll()
      A_Clipboard := text
      Send("^v")
      Sleep(300) ; the program needs a moment to read the clipboard
      A_Clipboard := saved
  }
`;

const REPLACE_SELECTION = ahk`
  ; Replaces the selected text by what a function makes of it. The clipboard gets its contents back.
  ReplaceSelection(change) {
      saved := ClipboardAll()
      A_Clipboard := ""
      Send("^c")
      if ClipWait(0.5) {
          A_Clipboard := change(A_Clipboard)
          Send("^v")
          Sleep(300) ; the program needs a moment to read the clipboard
      }
      A_Clipboard := saved
  }
`;

/** The AutoHotkey expression of the text to read. */
export function textOf(where: keyof typeof WHERE): string {
  return where === 'clipboard' ? 'A_Clipboard' : 'SelectedText()';
}

/** The functions that the expression of `textOf` uses. */
export function textOfNeeds(where: keyof typeof WHERE): string {
  return where === 'clipboard' ? '' : SELECTED_TEXT;
}

/** The statement that changes a text by an AutoHotkey expression in `text`. */
export function changeText(where: keyof typeof WHERE, expression: string): string {
  if (where === 'clipboard') return `A_Clipboard := ${expression.replaceAll(/\btext\b/g, 'A_Clipboard')}`;
  const [, plainFunction] = /^(\w+)\(text\)$/.exec(expression) ?? [];
  return `ReplaceSelection(${plainFunction ?? `(text) => ${expression}`})`;
}

/** The functions that the statement of `changeText` uses, after those of its expression. */
export function changeTextNeeds(where: keyof typeof WHERE, ...functions: readonly string[]): string {
  return [...functions, ...(where === 'clipboard' ? [] : [REPLACE_SELECTION])].join('\n\n');
}
