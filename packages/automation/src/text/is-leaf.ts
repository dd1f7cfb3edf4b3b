import type { LeafType } from '#language/leaves.ts';
import { LEAVES } from './leaf-text.ts';

/** Whether a slot holds one token rather than a branch. */
export function isLeaf(type: string): type is LeafType {
  return type === 'text' || Object.hasOwn(LEAVES, type);
}
