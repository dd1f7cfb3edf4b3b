import type { Use } from '../collect-uses.ts';
import { commandLine } from '../command-line.ts';
import { shapeOf } from '../shape.ts';
import { finding, type RiskContext, type RiskFinding } from './risk-context.ts';

const POSTING =
  /\bcurl\b.*\s(?:-d|--data\S*|-f|--form|-t|--upload-file|-x\s*"?post|--request\s+"?post|--json)\b|(?:invoke-restmethod|invoke-webrequest|\birm\b|\biwr\b).*-(?:method\s+["']?(?:post|put)|body|infile)|upload(?:file|string|data)\s*\(/;

/** Uses that carry data from this computer to a server. */
export function sendsData(use: Use): boolean {
  const line = commandLine(use);
  if (line !== null) return POSTING.test(line);
  if (use.kind === 'call')
    return (
      use.name === 'dllcall' && /httpsendrequest|ftpputfile|ws2_32\\(?:send|wsasend)/.test(shapeOf(use.arguments[0]))
    );
  if (use.kind !== 'method') return false;
  const made = shapeOf(use.object);
  if (use.name === 'open') return /^(?:post|put|patch)$/.test(shapeOf(use.arguments[0]));
  if (use.name !== 'send') return false;
  return /cdo\.message/.test(made) || (/winhttp|xmlhttp/.test(made) && shapeOf(use.arguments[0]) !== '');
}

/** Any contact with a server: a keystroke can travel in the address of a page, too. */
export function contactsServer(use: Use): boolean {
  const line = commandLine(use);
  if (sendsData(use)) return true;
  if (line !== null) return /\bcurl\b|wget|invoke-webrequest|invoke-restmethod|webclient|\biwr\b|\birm\b/.test(line);
  if (use.kind === 'call') return use.name === 'download' && /‹/.test(shapeOf(use.arguments[0]));
  return use.kind === 'method' && use.name === 'open' && /winhttp|xmlhttp/.test(shapeOf(use.object));
}

export function sentData({ uses }: RiskContext): RiskFinding[] {
  return finding('data-sent', uses.filter(sendsData));
}
