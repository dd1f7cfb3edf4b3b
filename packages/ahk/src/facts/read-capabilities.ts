import type { Span } from '../syntax/expression.ts';
import { CAPABILITIES, type Capability, type CapabilityFact } from './capability.ts';
import type { Use } from './collect-uses.ts';
import { useCapabilities } from './use-capabilities.ts';

export function readCapabilities(uses: Use[]): CapabilityFact[] {
  const places = new Map<Capability, Span[]>();
  for (const use of uses) {
    for (const capability of new Set(useCapabilities(use))) {
      const list = places.get(capability) ?? [];
      list.push({ start: use.start, end: use.end });
      places.set(capability, list);
    }
  }
  const order = Object.keys(CAPABILITIES) as Capability[];
  return order.flatMap((capability) => {
    const found = places.get(capability);
    return found ? [{ capability, places: found }] : [];
  });
}
