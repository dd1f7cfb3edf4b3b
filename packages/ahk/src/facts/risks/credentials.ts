import type { Use } from '../collect-uses.ts';
import { shapeOf } from '../shape.ts';
import { commandsLike, finding, type RiskContext, type RiskFinding } from './risk-context.ts';

const STORES =
  /user data\\.*(?:login data|cookies|local state|web data)|\\login data\b|key[34]\.db|logins\.json|signons\.sqlite|wallet\.dat|\\microsoft\\(?:credentials|vault|protect)\b|\\config\\sam\b|ntds\.dit|\\\.ssh\\id_|\\exodus\\|\\electrum\\wallets|leveldb.*discord|discord.*leveldb/;
const DUMP =
  /cmdkey\s+\/list|vaultcmd|mimikatz|procdump.*lsass|comsvcs.*minidump|reg(?:\.exe)?\s+save\s+hklm\\(?:sam|security|system)/;

export function credentials(context: RiskContext): RiskFinding[] {
  const read = context.uses.filter((use) => opensStore(use) || readsVault(use));
  return [
    ...finding('credentials-read', [...read, ...commandsLike(context, DUMP), ...commandsLike(context, STORES)]),
    ...finding('wifi-passwords-read', commandsLike(context, /netsh.*wlan.*key\s*=\s*clear/)),
  ];
}

function opensStore(use: Use): boolean {
  const files =
    use.kind === 'files-loop' ||
    (use.kind === 'call' && /^(?:file(?:read|copy|open|move)|dir(?:copy|move))$/.test(use.name));
  return files && use.arguments.some((value) => STORES.test(shapeOf(value)));
}

function readsVault(use: Use): boolean {
  return (
    use.kind === 'call' &&
    use.name === 'dllcall' &&
    /cred(?:enumerate|read)|cryptunprotectdata|vaultenumerate/.test(shapeOf(use.arguments[0]))
  );
}
