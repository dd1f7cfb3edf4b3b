import type { NoScriptKind } from '@hotscribe/contract';
import { useEffect, useRef } from 'react';
import { NO_SCRIPT_HEADINGS } from '#script/no-script-headings.ts';
import { RequestChips } from '#script/request-chips.tsx';
import { Card } from '#ui/card.tsx';

export type NoScript = { kind: NoScriptKind; message: string; suggestions: readonly string[] };

type NoScriptCardProps = { noScript: NoScript; onChoose: (description: string) => void };

/** Why there is no script, said calmly, and what could be asked instead. */
export function NoScriptCard({ noScript, onChoose }: NoScriptCardProps) {
  const { kind, message, suggestions } = noScript;
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return (
    <Card className="flex flex-col gap-3">
      <h2 ref={heading} tabIndex={-1} className="text-body font-semibold outline-none">
        {NO_SCRIPT_HEADINGS[kind]}
      </h2>
      <p className="text-small text-pretty text-ink-soft wrap-anywhere">{message}</p>
      {suggestions.length > 0 && <RequestChips label="Did you mean" requests={suggestions} onChoose={onChoose} />}
      <p className="text-note text-ink-faint">This costs you nothing.</p>
    </Card>
  );
}
