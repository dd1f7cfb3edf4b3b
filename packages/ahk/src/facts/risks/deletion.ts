import type { Use } from '../collect-uses.ts';
import { commandLine } from '../command-line.ts';
import { shapeOf } from '../shape.ts';
import { finding, type RiskContext, type RiskFinding } from './risk-context.ts';

const SYSTEM =
  /^"?(?:[a-z]:[\\/]?(?:\*[.*]*)?"?$|[a-z]:[\\/](?:windows|program files|programdata|users)(?:[\\/]|"?$)|‹a_windir›|‹a_programfiles›|‹envget›(?:userprofile|systemroot|windir|systemdrive)[\\/]?(?:\*[.*]*)?$|‹a_mydocuments›\\?(?:\*[.*]*)?$|‹a_desktop›\\?(?:\*[.*]*)?$|%(?:userprofile|systemroot|windir|systemdrive)%[\\/]?(?:\*|"?$))/;
// A folder deeper in one's own user folder is one's own.
const OWN_FOLDER = /^"?[a-z]:[\\/]users[\\/][^\\/]+[\\/][^\\/*]+[\\/][^\\/*]+/;

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
    return isSystem(target) ? [judged(use, target, false)] : [];
  }
  if (use.kind === 'call' && use.name === 'dirdelete') {
    const recursive = !/^(?:|0|false)$/.test(shapeOf(second));
    return recursive || isSystem(target) ? [judged(use, target, recursive)] : [];
  }
  return commandDeletion(use);
}

function judged(use: Use, target: string, bulk: boolean): Deletion {
  if (!bulk) return { code: 'deletion-outside-user-folders', use };
  return { code: isSystem(target) ? 'system-deletion' : 'bulk-deletion', use };
}

function isSystem(target: string): boolean {
  return SYSTEM.test(target) && !OWN_FOLDER.test(target);
}

function commandDeletion(use: Use): Deletion[] {
  const line = commandLine(use);
  if (line === null) return [];
  const match =
    /(?:\b(?:del|erase)\b\s+((?:\/\w\s+)*)|\b(?:rd|rmdir)\b\s+((?:\/\w\s+)*\/s\s+(?:\/\w\s+)*)|\bremove-item\b\s+|\brm\s+-\w*r\w*\s+)(\S.*)/.exec(
      line,
    );
  if (!match) return [];
  const target = (match[3] ?? '').replace(/^(?:-\w+\s+)+/, '');
  const bulk = match[2] !== undefined || /\/s/.test(match[1] ?? '') || /-recurse|[*]/.test(line) || /\brm\s/.test(line);
  return bulk ? [judged(use, target.replace(/\s+[-/&|].*$/, '').replace(/['"]/g, ''), true)] : [];
}
