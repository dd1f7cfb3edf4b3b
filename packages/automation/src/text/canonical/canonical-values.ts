import type { TreeNode } from '#language/map-tree.ts';
import type { Primary } from '#language/values.ts';
import { meantFormat } from './meant-format.ts';

/** Joins are flat and hold no empty or neighboring texts; a date without date is a time; line -1 is the last one. */
export function canonicalValue(node: TreeNode): TreeNode {
  if (node.kind === 'joined') return joined(node.parts as readonly Primary[]) as TreeNode;
  if (node.kind === 'line' || node.kind === 'word') return canonicalPart(node);
  return node.kind === 'date' || node.kind === 'time' ? canonicalDate(node) : node;
}

/** Several values as one, with no join where one is left. */
export function joined(values: readonly Primary[]): Primary {
  const parts: Primary[] = [];
  for (const part of values.flatMap((each) => (each.kind === 'joined' ? each.parts : [each]))) {
    const last = parts.at(-1);
    if (part.kind === 'text' && last?.kind === 'text')
      parts[parts.length - 1] = { kind: 'text', text: last.text + part.text };
    else if (part.kind !== 'text' || part.text !== '') parts.push(part);
  }
  const [only] = parts;
  if (parts.length > 1) return { kind: 'joined', parts };
  return only ?? { kind: 'text', text: '' };
}

function canonicalPart(node: TreeNode): TreeNode {
  const number = node.number as Primary;
  return number.kind === 'number' && number.number === -1 ? { kind: `last-${node.kind}`, value: node.value } : node;
}

function canonicalDate(written: TreeNode): TreeNode {
  if (written.format === undefined) return written;
  const node = { ...written, format: meantFormat(String(written.format)) } as TreeNode;
  const { format, ...rest } = node;
  const isTime = /^[Hhmst:., ]+$/.test(String(format));
  if (node.kind === 'date' && format === 'short') return rest;
  if (node.kind === 'date' && isTime && !('shift' in node) && !('language' in node))
    return canonicalDate({ ...node, kind: 'time' });
  if (node.kind === 'time' && !isTime) return canonicalDate({ ...node, kind: 'date' });
  return node.kind === 'time' && format === 'HH:mm' ? rest : node;
}
