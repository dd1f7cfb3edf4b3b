import { walk } from '../syntax/children.ts';
import type { Script } from '../syntax/statement.ts';

/** The functions and the variables that a script names itself. */
export function namesInScript(tree: Script): { functions: Set<string>; variables: Set<string> } {
  const functions = new Set<string>();
  const variables = new Set<string>();
  walk(tree, (node) => {
    if (node.kind === 'function' || node.kind === 'class') functions.add(node.name);
    if (node.kind === 'assign' && node.target.kind === 'variable') variables.add(node.target.name);
    if (node.kind === 'parameter' && node.name !== null) variables.add(node.name);
    return undefined;
  });
  return { functions, variables };
}
