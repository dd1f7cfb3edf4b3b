import { Undo2 } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { Button } from '#ui/action/button.tsx';
import { Notice } from '#ui/status/notice.tsx';

type UsedVersionProps = { title: string; busy: boolean; onUndo: () => void };

/** Says that the changed script has taken the place of the old one, with the way back. It takes the focus. */
export function UsedVersion({ title, busy, onUndo }: UsedVersionProps) {
  const said = useRef<HTMLParagraphElement>(null);
  useEffect(() => said.current?.focus(), []);
  return (
    <Notice>
      <p ref={said} tabIndex={-1} className="font-semibold outline-none">
        Change made: {title}
      </p>
      <p className="mt-1 text-ink-soft">Download the script again, exit the old one, and start the new one.</p>
      <Button tone="secondary" size="small" className="mt-3" busyText={busy && 'Saving...'} onClick={onUndo}>
        <Undo2 aria-hidden className="size-4" />
        Undo
      </Button>
    </Notice>
  );
}
