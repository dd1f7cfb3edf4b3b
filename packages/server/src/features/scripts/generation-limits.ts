import { refuseFlood } from '#db/refuse-flood.ts';
import { networkOf, wideNetworkOf } from '#lib/network-of.ts';
import type { ScriptDeps } from './script-deps.ts';

const MINUTE = 60_000;
/** Offices and schools share an address. */
const ACCOUNTS_PER_NETWORK = 4;
const NETWORKS_PER_WIDE_NETWORK = 4;

/**
 * Counts a request for a script before any work is done for it: what is refused or unclear is not charged, so that
 * without a bound one account could keep every writer busy.
 */
export async function countRequest(
  deps: Pick<ScriptDeps, 'db' | 'now' | 'requestsPerMinute'>,
  { userId, address }: { userId: string; address: string },
): Promise<void> {
  const { requestsPerMinute: max } = deps;
  const perNetwork = max * ACCOUNTS_PER_NETWORK;
  const wide = wideNetworkOf(address);
  await refuseFlood(deps, { of: 'requests', who: userId, max, windowMs: MINUTE });
  await refuseFlood(deps, { of: 'requestsFrom', who: networkOf(address), max: perNetwork, windowMs: MINUTE });
  if (wide === undefined) return;
  const perWide = perNetwork * NETWORKS_PER_WIDE_NETWORK;
  await refuseFlood(deps, { of: 'requestsFromWide', who: wide, max: perWide, windowMs: MINUTE });
}
