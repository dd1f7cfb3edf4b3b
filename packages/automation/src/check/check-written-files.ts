import { type TreeNode, visitTree } from '#language/map-tree.ts';
import type { Rule } from '#language/program.ts';
import { error, type Finding } from './finding.ts';

/** Steps that make the one file they name. */
const MAKERS = new Set(['append', 'write', 'new-file', 'zip', 'list-files', 'merge-files']);

/** Files that are written but not named whole: what `*.txt` matches would make room for the new one. */
export function checkWrittenFiles(rules: readonly Rule[]): Finding[] {
  return rules.flatMap((rule, index) => {
    const findings: Finding[] = [];
    visitTree(rule, (node) => {
      if (MAKERS.has(node.kind ?? '') && hasWildcard(node.file)) {
        const message = `“${node.kind}” needs a full file name, without * or ?.`;
        findings.push(error('unnamed-file', index + 1, message));
      }
    });
    return findings;
  });
}

function hasWildcard(file: unknown): boolean {
  let found = false;
  visitTree(file as TreeNode, ({ kind, text }) => {
    if (kind === 'text' && /[*?]/.test(String(text))) found = true;
  });
  return found;
}
