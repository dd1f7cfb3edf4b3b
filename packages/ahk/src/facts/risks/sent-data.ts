import type { Use } from '../collect-uses.ts';
import { commandsOf } from '../command-line.ts';
import { contacts, sendsToServer } from '../commands/contacts.ts';
import { shapeOf } from '../shape.ts';
import { finding, type RiskContext, type RiskFinding } from './risk-context.ts';

/** Uses that carry data from this computer to a server. */
export function sendsData(use: Use): boolean {
  if (commandsOf(use).some(sendsToServer)) return true;
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
  if (sendsData(use) || commandsOf(use).some(contacts)) return true;
  if (use.kind === 'call') return use.name === 'download' && /‹/.test(shapeOf(use.arguments[0]));
  return use.kind === 'method' && use.name === 'open' && /winhttp|xmlhttp/.test(shapeOf(use.object));
}

export function sentData({ uses }: RiskContext): RiskFinding[] {
  return finding('data-sent', uses.filter(sendsData));
}
