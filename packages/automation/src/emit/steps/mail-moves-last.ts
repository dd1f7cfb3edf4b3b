import type { Step } from '#language/steps.ts';

/** What is done with a mail where it lies: once it is moved, another one is selected. */
const STAYING: readonly string[] = ['mark-read', 'mark-unread', 'flag', 'save-attachments'];

/** A mail that is moved and then marked is marked first: the step behind the move would find the next mail. */
export function mailMovesLast(steps: readonly Step[]): readonly Step[] {
  const ordered = [...steps];
  for (let at = 1; at < ordered.length; at += 1) {
    const [move, mark] = [ordered[at - 1], ordered[at]];
    if (!move || !mark || !isMove(move) || !isStaying(mark)) continue;
    ordered[at - 1] = mark;
    ordered[at] = move;
  }
  return ordered;
}

function isMove(step: Step): boolean {
  return step.kind === 'outlook-move' || (step.kind === 'outlook-do' && step.action === 'archive');
}

function isStaying(step: Step): boolean {
  return step.kind === 'outlook-do' && STAYING.includes(step.action);
}
