import type { Use } from '../collect-uses.ts';
import { isSystemPlace } from '../commands/system-place.ts';
import { shapeOf } from '../shape.ts';
import { finding, type RiskContext, type RiskFinding } from './risk-context.ts';

export function deletion(context: RiskContext): RiskFinding[] {
  const deletions = context.uses.flatMap((use) => deletionIn(context, use));
  const of = (code: RiskFinding['code']) =>
    finding(
      code,
      deletions.filter((item) => item.code === code).map((item) => item.use),
    );
  return [...of('system-deletion'), ...of('bulk-deletion'), ...of('deletion-outside-user-folders')];
}

type Deletion = { code: RiskFinding['code']; use: Use };

function deletionIn(context: RiskContext, use: Use): Deletion[] {
  const [first, second] = use.arguments;
  const target = shapeOf(first);
  if (use.kind === 'call' && use.name === 'filedelete') {
    if (/[*?]/.test(target)) return [judged(use, target, true)];
    const loop =
      /‹a_loopfile(?:path|fullpath|name|dir)›/.test(target) &&
      context.uses.findLast((other) => other.kind === 'files-loop' && other.start < use.start && use.start < other.end);
    if (loop) return [judged(use, shapeOf(loop.arguments[0]), true)];
    return isSystemPlace(target) ? [judged(use, target, false)] : [];
  }
  if (use.kind === 'call' && use.name === 'dirdelete') {
    const recursive = !/^(?:|0|false)$/.test(shapeOf(second));
    return recursive || isSystemPlace(target) ? [judged(use, target, recursive)] : [];
  }
  // ComObject("Scripting.FileSystemObject").DeleteFolder(…)
  if (use.kind === 'method' && (use.name === 'deletefolder' || use.name === 'deletefile'))
    return use.name === 'deletefolder' || target.includes('*') ? [judged(use, target, true)] : [];
  return [];
}

function judged(use: Use, target: string, bulk: boolean): Deletion {
  if (!bulk) return { code: 'deletion-outside-user-folders', use };
  return { code: isSystemPlace(target) ? 'system-deletion' : 'bulk-deletion', use };
}
