import type { GeneratedScript } from '@hotscribe/contract';
import { Badge } from '#ui/badge.tsx';

/** How sure the writer was of a script. */
export function StateBadge({ state }: Pick<GeneratedScript, 'state'>) {
  return state === 'sure' ? <Badge tone="accent">Ready to Use</Badge> : <Badge tone="warning">Please Check</Badge>;
}
