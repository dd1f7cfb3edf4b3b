import type { SavedScript } from '@hotscribe/contract';
import { Button } from '#ui/button.tsx';
import { ScriptCard } from './script-card.tsx';
import type { ScriptList } from './use-script-list.ts';

type ScriptGridProps = {
  list: ScriptList;
  onView: (script: SavedScript) => void;
  onDownload: (script: SavedScript) => void;
  onDelete: (script: SavedScript) => void;
};

export function ScriptGrid({ list, onView, onDownload, onDelete }: ScriptGridProps) {
  const { scripts, total, hasMore, isLoadingMore, loadMore } = list;
  return (
    <>
      <ul aria-label="Saved scripts" className="grid gap-4 md:grid-cols-2 lg:grid-cols-3">
        {scripts.map((script) => (
          <li key={script.id} className="min-w-0">
            <ScriptCard
              script={script}
              onView={() => onView(script)}
              onDownload={() => onDownload(script)}
              onDelete={() => onDelete(script)}
            />
          </li>
        ))}
      </ul>
      {hasMore && (
        <div className="flex flex-col items-center gap-3 py-4">
          <p className="text-small text-ink-soft">
            {scripts.length.toLocaleString('en-US')} of {total.toLocaleString('en-US')} shown
          </p>
          <Button tone="secondary" busyText={isLoadingMore && 'Loading...'} onClick={loadMore}>
            Load more
          </Button>
        </div>
      )}
    </>
  );
}
