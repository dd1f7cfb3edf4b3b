import type { Node, Statement } from '../syntax/statement.ts';
import { eachStatement } from './each-statement.ts';
import type { Place } from './place.ts';
import { found, type RuleContext } from './rule.ts';

type Jump = { node: Extract<Node, { kind: 'break' | 'continue' | 'goto' }>; place: Place };
type Label = { name: string; place: Place; loop: Statement | null };

/** break and continue outside loops, jumps to labels that are not there, labels given twice, return with a value in global code. */
export function jumps(context: RuleContext): void {
  const labels = new Map<Node | null, Map<string, Label>>();
  const targets: Jump[] = [];
  const next = nextStatements(context);
  eachStatement(context, ['label', 'break', 'continue', 'goto', 'return'], (node, place) => {
    switch (node.kind) {
      case 'label':
        noteLabel(context, labels, node, place, next.get(node) ?? null);
        break;
      case 'break':
      case 'continue':
        if (checkLoops(context, node, place)) targets.push({ node, place });
        break;
      case 'goto':
        if (node.label !== null) targets.push({ node, place });
        break;
      case 'return':
        if (place.finally) found(context, 'outside-loop', node, node.start, 'Nothing can jump out of a finally block.');
        if (node.value && !place.owner)
          found(
            context,
            'return-outside-function',
            node,
            node.start,
            '"return" can only return a value inside a function.',
          );
        break;
    }
  });
  for (const jump of targets) checkTarget(context, labels.get(jump.place.owner), jump);
}

function noteLabel(
  context: RuleContext,
  labels: Map<Node | null, Map<string, Label>>,
  node: Extract<Node, { kind: 'label' }>,
  place: Place,
  loop: Statement | null,
): void {
  const names = labels.get(place.owner) ?? new Map<string, Label>();
  labels.set(place.owner, names);
  const name = node.name.toLowerCase();
  if (names.has(name))
    found(context, 'duplicate-label', node, node.start, `There’s already a label "${node.name}" above.`);
  else names.set(name, { name, place, loop });
}

// True when the jump names a label, which is looked up once all labels are known.
function checkLoops(context: RuleContext, node: Extract<Node, { kind: 'break' | 'continue' }>, place: Place): boolean {
  if (place.loops.length === 0) {
    found(context, 'outside-loop', node, node.start, `"${node.kind}" can only be used inside a loop.`);
    return false;
  }
  if (node.label === null) return false;
  if (!/^\d+$/.test(node.label)) return true;
  const count = Number(node.label);
  if (count < 1 || count > place.loops.length)
    found(context, 'outside-loop', node, node.start, `There aren’t ${node.label} loops around this.`);
  return false;
}

function checkTarget(context: RuleContext, labels: Map<string, Label> | undefined, { node, place }: Jump): void {
  const label = labels?.get((node.label ?? '').toLowerCase());
  if (!label) found(context, 'unknown-label', node, node.start, `There’s no label "${node.label}" here.`);
  else if (label.place.finally !== place.finally && place.finally)
    found(context, 'outside-loop', node, node.start, 'Nothing can jump out of a finally block.');
  else if (node.kind !== 'goto') {
    if (!label.loop || !place.loops.includes(label.loop))
      found(context, 'unknown-label', node, node.start, `"${node.label}" isn’t the label of a loop around this.`);
  } else if (!place.blocks.includes(label.place.blocks.at(-1) ?? null)) {
    found(context, 'goto-into-block', node, node.start, `"goto" can’t jump into a block from outside.`);
  }
}

function nextStatements(context: RuleContext): Map<Statement, Statement> {
  const next = new Map<Statement, Statement>();
  if (context.statements.get('label')?.length === 0) return next;
  const note = (body: Statement[]): void => {
    let after: Statement | null = null;
    for (const statement of body.toReversed()) {
      if (statement.kind !== 'label') after = statement;
      else if (after) next.set(statement, after);
    }
  };
  note(context.tree.body);
  eachStatement(context, ['block', 'case'], (node) => note(node.body));
  return next;
}
