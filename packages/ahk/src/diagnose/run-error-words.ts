import { OTHER_WAYS } from '../knowledge/string-members.ts';
import type { ErrorContext } from './error-context.ts';
import type { Words } from './load-error-words.ts';
import { namesInScript } from './names-in-script.ts';
import { nearestName } from './nearest-name.ts';

/** What stopped the script while it was running, in words for people who do not write code. */
export const RUN_ERROR_WORDS = {
  'unset-variable': ({ box, tree }: ErrorContext): Words => {
    const name = box.specifically ?? '';
    const meant = nearestName(name, namesInScript(tree).variables);
    return {
      why: `The script uses ${name ? `\`${name}\`` : 'a name'} here, but nothing has given it a value yet.`,
      todo: meant
        ? `Did you mean \`${meant}\`? If so, correct the spelling.`
        : name
          ? `If it’s text, put it in quotes: \`"${name}"\`. Otherwise give it a value further up: \`${name} := 0\`.`
          : 'Give it a value further up, or put it in quotes if it’s text.',
    };
  },
  'undeclared-global': ({ box }: ErrorContext): Words => {
    const name = box.specifically ?? 'the name';
    return {
      why: `\`${name}\` gets its value at the top of the script, but this part of the script has its own \`${name}\`, which is still empty.`,
      todo: `Write \`global ${name}\` as the first line inside this hotkey or function. Then both share the value.`,
    };
  },
  'wrong-parameters': ({ box }: ErrorContext): Words => {
    const name = box.specifically ? `\`${box.specifically}\`` : 'The function on this line';
    if (/callback|non-optional/i.test(box.message)) {
      return {
        why: 'The function that should run here doesn’t accept what AutoHotkey passes to it.',
        todo: 'Add `*` between its parentheses, so it accepts anything: `MyFunction(*) {`.',
      };
    }
    return {
      why: /too many/i.test(box.message)
        ? `${name} gets more values than it can use.`
        : `${name} needs more values between its parentheses than it gets.`,
      todo: /too many/i.test(box.message)
        ? 'Remove the extra values. A comma inside text must be between the quotes.'
        : 'Add what’s missing between the parentheses, with commas in between.',
    };
  },
  'wrong-type': ({ box, source }: ErrorContext): Words => {
    const value = box.specifically;
    if (/requires an? (?:object|function)/i.test(box.message)) {
      return {
        why: `This line needs the function itself, not its name as text${value ? `: \`"${value}"\`` : ''}.`,
        todo: value ? `Write \`${value}\` without the quotes.` : 'Write the name without quotes.',
      };
    }
    if (/empty string/i.test(box.message)) {
      return {
        why: 'This line calculates with something that’s empty. Maybe nothing was typed or selected, or nothing was found.',
        todo: 'Check that there’s a number before you use it: `if IsNumber(value)`.',
      };
    }
    return {
      why: `This line needs a number${value ? `, but it gets \`${value}\`` : ', but it gets text'}.`,
      todo: /[-+*/]/.test(source)
        ? 'Use only the number, without words or symbols. To join text, leave a space between the pieces instead of `+`.'
        : 'Write the number without quotes or words.',
    };
  },
  'bad-value': ({ box }: ErrorContext): Words => {
    const value = box.specifically ? `\`${box.specifically}\`` : 'One of the values on this line';
    return /compile error/i.test(box.message)
      ? {
          why: 'The search pattern on this line is incomplete.',
          todo: 'Close every `(` and `[` in the pattern. To search for one of these characters, put a backslash before it: `\\(`.',
        }
      : {
          why: `${value} isn’t something AutoHotkey accepts here.`,
          todo: 'Check its spelling, and look for a missing or swapped value on this line.',
        };
  },
  'no-such-method': ({ box }: ErrorContext): Words => memberWords(box.message, 'do'),
  'no-such-property': ({ box }: ErrorContext): Words => memberWords(box.message, 'have'),
  'not-callable': ({ source }: ErrorContext): Words => {
    const name = /(\w+)\s*\(/.exec(source)?.[1];
    return {
      why: `${name ? `\`${name}\`` : 'Something on this line'} is a value, but the line uses it like a function, with parentheses after it.`,
      todo: 'Remove the parentheses, or use the name of a function. A variable can’t have the same name as a function.',
    };
  },
  'not-enumerable': ({ diagnostics, line }: ErrorContext): Words =>
    diagnostics.some((item) => item.code === 'object-enumeration' && item.range.start.line === line)
      ? {
          why: 'The loop goes through an object, which has no list to go through.',
          todo: 'Add `.OwnProps()` after it.',
        }
      : {
          why: 'The loop goes through something that isn’t a list.',
          todo: 'Turn it into a list first: `StrSplit(text)` splits text into letters, `StrSplit(text, ",")` at each comma.',
        },
  'item-missing': ({ box, source }: ErrorContext): Words => {
    const item = box.specifically;
    if (/\bReg(?:Read|Delete)/i.test(source)) {
      return {
        why: 'This setting isn’t in the Windows registry of this computer.',
        todo: 'Check the spelling, or give a value to use when it’s missing, as the third value of `RegRead`.',
      };
    }
    if (/menu/i.test(box.message)) {
      return {
        why: `The menu has no entry called ${item ? `\`${item}\`` : 'that'}.`,
        todo: 'Write the entry exactly as it was added.',
      };
    }
    const isPlace = item !== null && /^-?\d+$/.test(item);
    return {
      why: isPlace
        ? `The list has no item number ${item}. Lists start at 1, and this one is shorter or empty.`
        : `There’s no entry ${item ? `\`${item}\`` : 'with that name'} in the list.`,
      todo: isPlace
        ? 'Check how long the list is before you use the item: `if list.Length >= 3`.'
        : 'Check that it’s there before you use it: `if list.Has("name")`.',
    };
  },
  'division-by-zero': (): Words => ({
    why: 'This line divides by zero.',
    todo: 'Make sure the number after `/` isn’t 0, for example with an `if` above.',
  }),
} as const;

const KINDS: Readonly<Record<string, string>> = {
  String: 'Text',
  Integer: 'A number',
  Float: 'A number',
  Array: 'A list',
  Map: 'A map',
};

function memberWords(message: string, verb: 'do' | 'have'): Words {
  const [kind = '', name] = [...message.matchAll(/["“]([^"“”]{1,60})["”]/g)].map((match) => match[1]);
  const way = OTHER_WAYS[name?.toLowerCase() ?? ''];
  const known = KINDS[kind];
  const said = name ? `\`${name}\`` : 'that';
  const can = verb === 'do' ? `can’t do ${said} in AutoHotkey` : `has no ${said} in AutoHotkey`;
  return {
    why: known
      ? `${known} ${can}.`
      : `There’s no ${said} on whatever comes before the dot: the name is misspelled, or nothing has set it yet.`,
    todo: way
      ? `Use ${way.startsWith('a ') || way.startsWith('`') ? way : `\`${way}\``} instead.`
      : 'Check the spelling and what the name on this line stands for.',
  };
}
