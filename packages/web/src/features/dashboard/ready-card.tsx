import { Button } from '#ui/action/button.tsx';
import { Card } from '#ui/layout/card.tsx';
import type { GenerationResult } from './generation-draft.ts';

/** A script that another tab has asked for. The one on the page is saved nowhere, so it does not just give way to it. */
export function ReadyCard({ ready, onShow }: { ready: GenerationResult; onShow: () => void }) {
  return (
    <Card className="flex flex-col items-start gap-3">
      <h2 className="text-body font-semibold">Another script is ready</h2>
      <p dir="auto" className="max-w-full truncate text-small text-ink-soft">
        “{ready.description}”
      </p>
      <Button tone="secondary" onClick={onShow}>
        Show It
      </Button>
      <p className="text-note text-ink-faint">It will replace the script below, which you haven’t saved yet.</p>
    </Card>
  );
}
