import { CircleCheck, CircleX, type LucideIcon, Pencil, TriangleAlert } from 'lucide-react';
import { Badge, type BadgeTone } from '#ui/text/badge.tsx';
import type { Verdict } from './verdict.ts';

const LOOKS = {
  ready: { tone: 'accent', Icon: CircleCheck, text: 'Ready to Use' },
  check: { tone: 'warning', Icon: TriangleAlert, text: 'Check This First' },
  changed: { tone: 'outline', Icon: Pencil, text: 'Changed by You' },
  errors: { tone: 'danger', Icon: CircleX, text: 'Has Errors' },
} satisfies Record<Verdict, { tone: BadgeTone; Icon: LucideIcon; text: string }>;

export function VerdictBadge({ verdict }: { verdict: Verdict }) {
  const { tone, Icon, text } = LOOKS[verdict];
  return (
    <Badge tone={tone}>
      <Icon aria-hidden className="-ml-0.5 size-3.5" />
      {text}
    </Badge>
  );
}
