import { MY_SCRIPTS_PAGE_SIZE, type SavedScript } from '@hotscribe/contract';
import { Button } from '#ui/action/button.tsx';
import { classNames } from '#ui/class-names.ts';
import { ScriptCard } from './script-card.tsx';
import type { ScriptList } from './use-script-list.ts';

type ScriptGridProps = {
  list: ScriptList;
  onView: (script: SavedScript) => void;
  onDownload: (script: SavedScript) => void;
  onDelete: (script: SavedScript) => void;
};

// With thousands of cards on the page, those out of sight are not laid out.
const UNSEEN_IS_SKIPPED = '[contain-intrinsic-size:auto_19rem] [content-visibility:auto]';

export function ScriptGrid({ list, onView, onDownload, onDelete }: ScriptGridProps) {
  const { scripts, total, hasMore, isLoadingMore, loadMore } = list;
  const isLong = scripts.length > MY_SCRIPTS_PAGE_SIZE;
  return (
    <>
      <ul aria-label="My Scripts" className="grid gap-4 md:grid-cols-2 lg:grid-cols-3">
        {scripts.map((script) => (
          <li key={script.id} className={classNames('min-w-0', isLong && UNSEEN_IS_SKIPPED)}>
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
            Showing {scripts.length.toLocaleString('en-US')} of {total.toLocaleString('en-US')}
          </p>
          <Button tone="secondary" busyText={isLoadingMore && 'Loading...'} onClick={loadMore}>
            Load More
          </Button>
        </div>
      )}
    </>
  );
}
