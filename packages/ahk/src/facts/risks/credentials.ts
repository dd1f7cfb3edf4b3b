import type { Use } from '../collect-uses.ts';
import { commandLine, commandsOf } from '../command-line.ts';
import { deedsOf } from '../commands/command-actions.ts';
import { shapeOf } from '../shape.ts';
import { finding, type RiskContext, type RiskFinding } from './risk-context.ts';
import { sendsData } from './sent-data.ts';

/** Where passwords lie: every piece must be in the path. */
const STORES: readonly (readonly string[])[] = [
  ['user data\\', 'login data'],
  ['user data\\', 'cookies'],
  ['user data\\', 'local state'],
  ['user data\\', 'web data'],
  ['\\login data'],
  ['key3.db'],
  ['key4.db'],
  ['logins.json'],
  ['signons.sqlite'],
  ['wallet.dat'],
  ['\\microsoft\\credentials'],
  ['\\microsoft\\vault'],
  ['\\microsoft\\protect'],
  ['\\config\\sam'],
  ['ntds.dit'],
  ['\\.ssh\\id_'],
  ['\\exodus\\'],
  ['\\electrum\\wallets'],
  ['leveldb', 'discord'],
];

export function credentials(context: RiskContext): RiskFinding[] {
  const read = context.uses.filter((use) => opensStore(use) || readsVault(use));
  return finding('credentials-read', [
    ...read,
    ...context.uses.filter((use) => isStore(commandLine(use) ?? '')),
    ...sentWifiPasswords(context),
  ]);
}

// Looking up one's own Wi-Fi password is no theft; sending it away is.
function sentWifiPasswords({ uses }: RiskContext): Use[] {
  const shown = uses.filter((use) =>
    commandsOf(use).some((command) => deedsOf(command).includes('wifi-passwords-read')),
  );
  return uses.some(sendsData) ? shown : [];
}

function opensStore(use: Use): boolean {
  const files =
    use.kind === 'files-loop' ||
    (use.kind === 'call' && /^(?:file(?:read|copy|open|move)|dir(?:copy|move))$/.test(use.name));
  return files && use.arguments.some((value) => isStore(shapeOf(value)));
}

function isStore(text: string): boolean {
  return text !== '' && STORES.some((parts) => parts.every((part) => text.includes(part)));
}

function readsVault(use: Use): boolean {
  return (
    use.kind === 'call' &&
    use.name === 'dllcall' &&
    /cred(?:enumerate|read)|cryptunprotectdata|vaultenumerate/.test(shapeOf(use.arguments[0]))
  );
}
