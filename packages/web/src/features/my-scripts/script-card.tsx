import type { SavedScript } from '@hotscribe/contract';
import { cardDate } from '#lib/page/dates.ts';
import { Button } from '#ui/action/button.tsx';
import { Card } from '#ui/layout/card.tsx';
import { Badge } from '#ui/text/badge.tsx';
import { codePreview } from './code-preview.ts';

type ScriptCardProps = { script: SavedScript; onView: () => void; onDownload: () => void; onDelete: () => void };

export function ScriptCard({ script, onView, onDownload, onDelete }: ScriptCardProps) {
  const { name, description, createdAt } = script;
  return (
    <Card className="flex h-full min-w-0 flex-col gap-3 p-5">
      <div className="flex items-start gap-3">
        <h2 dir="auto" className="line-clamp-2 min-w-0 flex-1 text-body font-semibold wrap-anywhere">
          {name}
        </h2>
        <Badge>.ahk</Badge>
      </div>
      <p className="text-note text-ink-faint">
        <time dateTime={createdAt}>{cardDate(createdAt)}</time>
      </p>
      <p dir="auto" className="line-clamp-2 min-h-12 text-small text-ink-soft wrap-anywhere">
        {description}
      </p>
      <div dir="ltr" className="mt-auto rounded-key border border-line bg-sunken px-3 py-2">
        <pre className="line-clamp-3 min-h-15 font-mono text-note whitespace-pre-wrap wrap-anywhere text-ink-soft [font-variant-ligatures:none]">
          {codePreview(script.script)}
        </pre>
      </div>
      <div className="flex flex-wrap gap-2 pt-1">
        <Button tone="secondary" size="small" className="flex-1" aria-label={`View ${name}`} onClick={onView}>
          View
        </Button>
        <Button tone="secondary" size="small" className="flex-1" aria-label={`Download ${name}`} onClick={onDownload}>
          Download
        </Button>
        <Button tone="quiet" size="small" aria-label={`Delete ${name}`} onClick={onDelete}>
          Delete
        </Button>
      </div>
    </Card>
  );
}
