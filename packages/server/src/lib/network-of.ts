import { isIPv6 } from 'node:net';

/** One customer's whole IPv6 network (/64) counts as one address; they hold more addresses than anyone can count. */
export function networkOf(address: string): string {
  const groups = groupsOf(address);
  if (!groups) return address;
  return isIPv4Inside(groups) ? dotted(groups) : hex(groups.slice(0, 4));
}

/** The network (/48) that one customer may hold 65,536 of the former in; undefined for IPv4. */
export function wideNetworkOf(address: string): string | undefined {
  const groups = groupsOf(address);
  return groups && !isIPv4Inside(groups) ? hex(groups.slice(0, 3)) : undefined;
}

// The same address can be written in many ways, and each would be counted on its own.
function groupsOf(address: string): number[] | undefined {
  const [bare = ''] = address.split('%', 1);
  if (!isIPv6(bare)) return undefined;
  const [head = [], tail] = bare.split('::').map((part) => part.split(':').filter(Boolean).flatMap(numbersOf));
  if (tail === undefined) return head;
  return [...head, ...Array<number>(8 - head.length - tail.length).fill(0), ...tail];
}

function numbersOf(group: string): number[] {
  if (!group.includes('.')) return [Number.parseInt(group, 16)];
  const [a = 0, b = 0, c = 0, d = 0] = group.split('.').map(Number);
  return [a * 256 + b, c * 256 + d];
}

function isIPv4Inside(groups: readonly number[]): boolean {
  return groups[5] === 0xffff && groups.slice(0, 5).every((group) => group === 0);
}

function dotted(groups: readonly number[]): string {
  return groups
    .slice(6)
    .flatMap((group) => [group >> 8, group & 255])
    .join('.');
}

function hex(groups: readonly number[]): string {
  return groups.map((group) => group.toString(16)).join(':');
}
