import { alikeTrees, containsTree, sameTree } from './trees.ts';

/** Two lists side by side: what belongs together, and between that what only one of them has. */
export type Aligned =
  | { readonly is: 'pair'; readonly old: unknown; readonly now: unknown }
  | { readonly is: 'gap'; readonly old: readonly unknown[]; readonly now: readonly unknown[] };

/** Pairs the members of two lists, in order, so that as much as possible stays together. */
export function align(old: readonly unknown[], now: readonly unknown[]): Aligned[] {
  const worth = old.map((one) => now.map((other) => pairWorth(one, other)));
  const best: number[][] = Array.from({ length: old.length + 1 }, () => new Array<number>(now.length + 1).fill(0));
  const at = (row: number, column: number) => best[row]?.[column] ?? 0;
  for (let row = old.length - 1; row >= 0; row -= 1) {
    for (let column = now.length - 1; column >= 0; column -= 1) {
      const pair = worth[row]?.[column] ?? 0;
      const paired = pair > 0 ? pair + at(row + 1, column + 1) : 0;
      (best[row] as number[])[column] = Math.max(at(row + 1, column), at(row, column + 1), paired);
    }
  }
  const rows: Aligned[] = [];
  let gap: { old: unknown[]; now: unknown[] } = { old: [], now: [] };
  const close = () => {
    if (gap.old.length + gap.now.length > 0) rows.push({ is: 'gap', ...gap });
    gap = { old: [], now: [] };
  };
  let [row, column] = [0, 0];
  while (row < old.length || column < now.length) {
    const pair = worth[row]?.[column] ?? 0;
    if (pair > 0 && at(row, column) === pair + at(row + 1, column + 1)) {
      close();
      rows.push({ is: 'pair', old: old[row], now: now[column] });
      row += 1;
      column += 1;
    } else if (column >= now.length || (row < old.length && at(row, column) === at(row + 1, column))) {
      gap.old.push(old[row]);
      row += 1;
    } else {
      gap.now.push(now[column]);
      column += 1;
    }
  }
  close();
  return rows;
}

function pairWorth(old: unknown, now: unknown): number {
  if (sameTree(old, now)) return 1;
  if (containsTree(now, old)) return 0.8;
  return alikeTrees(old, now);
}
