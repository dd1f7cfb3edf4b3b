import type { Value } from '../facts/value.ts';

/** What a property of an object holds, by what kind of object it is. */
export function sayMember(object: Value, name: string, noun: (value: Value) => string): string {
  const made = madeBy(object);
  const property = name.toLowerCase();
  if (object.kind === 'variable' && object.role === 'error') return 'the error message';
  if (made === 'InputBox') return property === 'value' ? 'what you type in' : 'your answer';
  if (made === 'InputHook') return property === 'input' ? 'what you typed' : 'how your typing ended';
  if (property === 'responsetext') return 'the answer from the web server';
  if (/http/i.test(made))
    return property === 'status' ? 'the status from the web server' : 'what the web server reports';
  if (isControl(object) && /^(?:value|text)$/.test(property)) return 'what you entered in its window';
  if (property === 'length' && madeBy(object) === 'WinGetList') return 'the number of open windows';
  if (property === 'length' || property === 'count') return 'the number of entries';
  if (property === 'message') return 'the error message';
  if (object.kind === 'variable' && object.role === 'item') return 'the current item';
  const whole = noun(object);
  return /^(?:the current|what|the remembered)/.test(whole) ? whole : 'the result';
}

/** The built-in function that made an object, or the name of the Windows component behind it. */
export function madeBy(object: Value): string {
  const made = object.kind === 'variable' ? (object.origin ?? object.source) : object;
  if (made?.kind !== 'call') return '';
  const [first] = made.arguments;
  return /^ComObj(?:ect|Active|Get)$/i.test(made.name) ? (first?.kind === 'text' ? first.text : 'COM') : made.name;
}

/** Whether an object is a field, button or label that the script put into its window. */
export function isControl(object: Value): boolean {
  const made = object.kind === 'variable' ? object.origin : object;
  return made?.kind === 'method' && /^add/i.test(made.name);
}

/** What a chain like `excel.ActiveSheet.Range("A1")` starts from. */
export function startOf(value: Value, depth = 0): Value {
  if (depth > 20) return value;
  if (value.kind === 'member' || value.kind === 'method') return startOf(value.object, depth + 1);
  if (value.kind === 'variable' && value.origin && /^(?:member|method)$/.test(value.origin.kind))
    return startOf(value.origin, depth + 1);
  if (value.kind === 'code' && value.what === 'entry' && value.from[0]) return startOf(value.from[0], depth + 1);
  return value;
}
