import { PAGES, type SavedScript } from '@hotscribe/contract';
import { Plus } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { showSuccess } from '#lib/page/toast-store.ts';
import { downloadScript } from '#script/code/download-script.ts';
import { StorageNotice } from '#script/storage/storage-notice.tsx';
import { ButtonLink } from '#ui/action/button-link.tsx';
import { Loading } from '#ui/status/loading.tsx';
import { DeleteQuestion } from './delete-question.tsx';
import { NoScriptsFound, NoScriptsYet, ScriptsMissing } from './empty-my-scripts.tsx';
import { ScriptDialog } from './script-dialog.tsx';
import { ScriptGrid } from './script-grid.tsx';
import { SearchBox } from './search-box.tsx';
import { useMyScriptsAddress } from './use-my-scripts-address.ts';
import { type ScriptList, useScriptList } from './use-script-list.ts';

export function MyScriptsPage() {
  const { search, setSearch, openId, open, close } = useMyScriptsAddress();
  const list = useScriptList(search);
  const [deleting, setDeleting] = useState<SavedScript>();
  const count = useRef<HTMLParagraphElement>(null);
  const hasDeleted = useRef(false);
  const leaveDeleted = () => {
    hasDeleted.current = true;
    setDeleting(undefined);
    if (openId === deleting?.id) close();
  };
  useEffect(() => {
    // The button that was pressed is gone with its card; the page can take the focus once both dialogs are closed.
    if (!hasDeleted.current || openId || deleting) return;
    hasDeleted.current = false;
    count.current?.focus();
  }, [openId, deleting]);
  return (
    <div className="mx-auto flex max-w-page flex-col gap-6 px-4 py-8 sm:px-6 lg:py-12">
      <div className="flex flex-wrap items-center justify-between gap-4">
        <h1 className="text-title font-semibold sm:text-display">My AutoHotkey Scripts</h1>
        <ButtonLink to={PAGES.dashboard.path}>
          <Plus aria-hidden className="size-4" />
          Create New Script
        </ButtonLink>
      </div>
      <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3">
        <SearchBox search={search} onSearch={setSearch} />
        <p ref={count} tabIndex={-1} role="status" className="text-small text-ink-soft outline-none">
          {list.status === 'ready' && countText(list, search)}
        </p>
      </div>
      <StorageNotice />
      <Found
        list={list}
        onClear={() => setSearch('')}
        onView={({ id }) => open(id)}
        onDownload={download}
        onDelete={setDeleting}
      />
      {openId && <ScriptDialog key={openId} id={openId} onClose={close} onDownload={download} onDelete={setDeleting} />}
      {deleting && (
        <DeleteQuestion script={deleting} onCancel={() => setDeleting(undefined)} onDeleted={leaveDeleted} />
      )}
    </div>
  );
}

type FoundProps = {
  list: ScriptList;
  onClear: () => void;
  onView: (script: SavedScript) => void;
  onDownload: (script: SavedScript) => void;
  onDelete: (script: SavedScript) => void;
};

function Found({ list, onClear, ...actions }: FoundProps) {
  if (list.status === 'loading') return <Loading isPart text="Loading scripts..." />;
  if (list.status === 'failed') return <ScriptsMissing onRetry={list.retry} />;
  if (list.isEmpty) return <NoScriptsYet />;
  if (list.scripts.length === 0) return <NoScriptsFound onClear={onClear} />;
  return <ScriptGrid list={list} {...actions} />;
}

function download(script: SavedScript): void {
  downloadScript(script);
  showSuccess('Script downloaded successfully!');
}

function countText({ total }: ScriptList, search: string): string {
  const scripts = `${total.toLocaleString('en-US')} ${total === 1 ? 'script' : 'scripts'}`;
  return search.trim() ? `${scripts} found` : scripts;
}
