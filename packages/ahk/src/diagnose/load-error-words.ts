import { BUILT_IN_FUNCTIONS } from '../knowledge/built-in-functions.ts';
import { NOT_NEEDED, v2Way } from '../recognize/v2-way.ts';
import type { ErrorContext } from './error-context.ts';
import { namesInScript } from './names-in-script.ts';
import { nearestName } from './nearest-name.ts';

export type Words = { why: string; todo: string };

/** What keeps AutoHotkey from starting the script, in words for people who do not write code. */
export const LOAD_ERROR_WORDS = {
  'wrong-version': ({ box }: ErrorContext): Words =>
    /requires AutoHotkey v?2\.[1-9]/i.test(box.message)
      ? {
          why: 'The script asks for a newer AutoHotkey than the one on this computer.',
          todo: 'Install the latest version 2 from autohotkey.com, then double-click the script again.',
        }
      : /requires AutoHotkey v?1/i.test(box.message)
        ? {
            why: 'The script is written for AutoHotkey version 1, and version 2 opened it. The two are different languages.',
            todo: 'Ask Hotscribe for the same thing in plain words: it writes scripts for version 2.',
          }
        : {
            why: 'Version 1 of AutoHotkey opened the script. It’s written for version 2, which is a different language.',
            todo: 'Install version 2 from autohotkey.com. Both versions can stay. Then double-click the script again.',
          },
  'old-syntax': ({ source, box }: ErrorContext): Words => {
    const line = source || (box.lineText ?? '');
    const way = v2Way(line);
    return {
      why: `${line ? `\`${line}\`` : 'This line'} is how AutoHotkey version 1 writes it. Version 2 doesn’t understand it.`,
      todo: way ? inVersion2(way) : 'Describe what the line should do, and let Hotscribe write it for version 2.',
    };
  },
  'missing-quote': (): Words => ({
    why: 'Some text on this line starts with a quote but doesn’t end with one.',
    todo: 'Put the same quote at the end of the text, before the closing parenthesis: `MsgBox("Hello")`.',
  }),
  'curly-quotes': (): Words => ({
    why: 'The quotes on this line are curly, the kind word processors and websites use. AutoHotkey only understands straight ones.',
    todo: 'Replace them with straight quotes: `"Hello"` instead of `“Hello”`.',
  }),
  'missing-bracket': ({ box, diagnostics, line }: ErrorContext): Words => {
    if (diagnostics.some((item) => item.code === 'open-section' && item.range.start.line === line)) {
      return {
        why: 'Text that spans several lines starts here with `(` and is never closed.',
        todo: 'Add a line with `)"` below the last line of the text.',
      };
    }
    const sign = /["“]([()[\]{}])/.exec(box.message)?.[1];
    return {
      why:
        sign === '}'
          ? 'A block opens with `{` on this line and is never closed with `}`.'
          : /opening brace/i.test(box.message)
            ? 'The lines that belong to this key need `{` before them and `}` after them.'
            : `Something opens on this line and isn’t closed${sign ? `: \`${sign}\` is missing` : ''}. Brackets come in pairs.`,
      todo:
        sign === '}'
          ? 'Add a `}` on a line of its own where the block should end.'
          : 'Count the brackets on this line and add the one that’s missing, usually at the end of the line.',
    };
  },
  'extra-bracket': ({ box }: ErrorContext): Words => {
    const sign = /["“]([)\]}])/.exec(box.message)?.[1] ?? '}';
    return {
      why: `There’s one \`${sign}\` too many: there’s nothing open for it to close.`,
      todo: `Delete this \`${sign}\`, or add the bracket it should close further up.`,
    };
  },
  'misplaced-line': ({ source }: ErrorContext): Words => {
    const word = /^[a-z]+/i.exec(source.replace(/^\}\s*/, ''))?.[0].toLowerCase();
    return word === 'else' || word === 'catch' || word === 'finally' || word === 'until'
      ? {
          why: `\`${word}\` has nothing right above it that it could belong to.`,
          todo: 'Move it right below its `if`, `try`, or loop. If there’s more than one line between them, put those in `{ }`.',
        }
      : word === 'break' || word === 'continue'
        ? {
            why: `\`${word}\` only works inside a loop, and there’s no loop around this line.`,
            todo: 'Use `return` to end what the key does, or delete the line.',
          }
        : {
            why: 'This line can’t go here.',
            todo: 'Look at the lines above: usually a `}` is missing there, so a hotkey or function ended up inside another.',
          };
  },
  'unreadable-line': ({ diagnostics, line }: ErrorContext): Words => {
    const found = diagnostics.find((item) => item.severity === 'error' && item.range.start.line === line);
    return {
      why: found ? `AutoHotkey can’t read this line. ${found.message}` : 'AutoHotkey can’t read this line.',
      todo: 'Compare it with the lines around it. Text needs straight quotes on both sides, and values need a comma between them.',
    };
  },
  'reserved-name': ({ box }: ErrorContext): Words => {
    const name = box.specifically ?? /["“]([^"”]{1,40})["”]/.exec(box.message)?.[1];
    return {
      why: `${name ? `\`${name}\`` : 'This name'} is a word AutoHotkey uses itself, so the script can’t use it as a name or change it.`,
      todo: name
        ? `Use another name, such as \`my${name.replace(/^A_/i, '')}\`, everywhere in the script.`
        : 'Use another name.',
    };
  },
  'duplicate-hotkey': ({ lines, source, line }: ErrorContext): Words => {
    const keys = source
      .slice(0, source.indexOf('::') + 2)
      .replace(/\s/g, '')
      .toLowerCase();
    const first =
      lines.findIndex((text) => keys.length > 2 && text.replace(/\s/g, '').toLowerCase().startsWith(keys)) + 1;
    return {
      why:
        first > 0 && first !== line
          ? `The same keys are already used on line ${first}. A key can only do one thing.`
          : 'The same keys are used twice. A key can only do one thing.',
      todo: 'Choose different keys for one of them, or delete the one you don’t need.',
    };
  },
  'duplicate-name': ({ source, box }: ErrorContext): Words => {
    const name = /^\w+/.exec(box.lineText ?? source)?.[0];
    return {
      why: name ? `Two things in the script are called \`${name}\`.` : 'Two things in the script have the same name.',
      todo: 'Give the second one another name, or delete it if both are the same.',
    };
  },
  'unknown-key': ({ box, source }: ErrorContext): Words => {
    const name = box.specifically ?? box.lineText ?? source;
    return {
      why: /\w\+\w/.test(name)
        ? `\`${name}\` isn’t how AutoHotkey writes keys.`
        : `AutoHotkey has no key called \`${name}\`.`,
      todo: 'Write Ctrl as `^`, Alt as `!`, Shift as `+`, and Windows as `#`, right before the key: Ctrl+J is `^j`. The Enter key is `Enter`, the space bar is `Space`.',
    };
  },
  'unknown-label': (): Words => ({
    why: 'The script wants to jump to a name that isn’t there.',
    todo: 'In version 2, write a function instead of a label, and call it by its name.',
  }),
  'unknown-function': (context: ErrorContext): Words => {
    const name = /^\w+/.exec(context.box.specifically ?? '')?.[0] ?? '';
    const way = v2Way(name);
    const known = [...BUILT_IN_FUNCTIONS.values()].map((entry) => entry.name);
    const meant = nearestName(name, [...namesInScript(context.tree).functions, ...known]);
    return {
      why: `The script uses ${name ? `\`${name}\`` : 'a function'}, but nothing with this name exists in it or in AutoHotkey version 2.`,
      todo: way
        ? inVersion2(way)
        : meant
          ? `Did you mean \`${meant}\`? If so, correct the spelling.`
          : 'Check the spelling, or add the part of the script it comes from.',
    };
  },
  'never-runs': (): Words => ({
    why: 'The line above this one always ends this part of the script, so this line never runs. It’s only a warning.',
    todo: 'Delete the line, or move it above the one that ends it.',
  }),
} as const;

function inVersion2(way: string): string {
  return way === NOT_NEEDED ? 'Delete the line: version 2 doesn’t need it.' : `In version 2, it’s \`${way}\`.`;
}
