import { refused } from '../state/sandbox-error.ts';

export type FormValue = string | FormValue[] | { [name: string]: FormValue };

type Node = { [name: string]: Node | string };

/** What `line_items[0][price]=x` means: the provider's way to send objects and lists in a form. */
export function parseForm(text: string): { [name: string]: FormValue } {
  const root: Node = Object.create(null);
  for (const [key, value] of new URLSearchParams(text)) put(root, pathOf(key), value);
  return Object.fromEntries(Object.entries(root).map(([name, node]) => [name, toValue(node)]));
}

function pathOf(key: string): string[] {
  const [, first, rest = ''] = /^([^[\]]+)((?:\[[^[\]]*\])*)$/.exec(key) ?? [];
  if (first === undefined) throw refused(`Invalid parameter name: ${key}`, key);
  return [first, ...[...rest.matchAll(/\[([^[\]]*)\]/g)].map((match) => match[1] ?? '')];
}

function put(root: Node, path: string[], value: string): void {
  let node = root;
  for (const [index, part] of path.entries()) {
    const name = part === '' ? String(Object.keys(node).length) : part;
    if (index === path.length - 1) {
      node[name] = value;
      return;
    }
    const next = node[name];
    if (typeof next === 'string') throw refused(`Invalid parameter: ${path.join('.')}`, path[0]);
    const inner: Node = next ?? Object.create(null);
    node[name] = inner;
    node = inner;
  }
}

function toValue(node: Node | string): FormValue {
  if (typeof node === 'string') return node;
  const names = Object.keys(node);
  if (names.length > 0 && names.every((name, index) => name === String(index))) {
    return names.map((name) => toValue(node[name] ?? ''));
  }
  return Object.fromEntries(names.map((name) => [name, toValue(node[name] ?? '')]));
}
