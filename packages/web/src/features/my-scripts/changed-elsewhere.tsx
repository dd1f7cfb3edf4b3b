import type { SavedScript } from '@hotscribe/contract';
import { useQuery } from '@tanstack/react-query';
import { ApiError } from '#lib/http/api-error.ts';
import { LateScriptDiff } from '#script/code/late-script-diff.tsx';
import { Button } from '#ui/action/button.tsx';
import { Dialog } from '#ui/dialog/dialog.tsx';
import { LoadingPart } from '#ui/status/loading-part.tsx';
import { myScriptsQueries } from './my-scripts-queries.ts';

type Texts = Pick<SavedScript, 'name' | 'description' | 'script'>;

type ChangedElsewhereProps = {
  id: string;
  mine: Texts;
  saving: boolean;
  /** `over` says which text is knowingly replaced: a third one is not. */
  onSaveMine: (over: string) => void;
  onTakeTheirs: () => void;
  onKeepEditing: () => void;
};

export function isChangedElsewhere(error: unknown): boolean {
  return error instanceof ApiError && error.code === 'script-changed';
}

/** Asks which of two texts to keep, after another tab or device has saved one first. */
export function ChangedElsewhere(props: ChangedElsewhereProps) {
  const { id, mine, saving, onSaveMine, onTakeTheirs, onKeepEditing } = props;
  const { data: theirs, isFetching } = useQuery({ ...myScriptsQueries.one(id), refetchOnMount: 'always' });
  return (
    <Dialog title="This script was changed somewhere else" size="large" onClose={onKeepEditing}>
      <div className="flex min-w-0 flex-col gap-5">
        <p className="text-small text-ink-soft">
          This script was saved in another tab or on another device while you were editing it. Nothing is lost: compare
          the two versions and choose the one to keep.
        </p>
        <div className="flex flex-wrap gap-3">
          <Button tone="quiet" data-autofocus onClick={onKeepEditing}>
            Keep Editing
          </Button>
          <Button tone="secondary" onClick={onTakeTheirs}>
            Use the Saved Version
          </Button>
          <Button
            busyText={saving && 'Saving...'}
            disabled={!theirs || isFetching}
            onClick={() => theirs && onSaveMine(theirs.updatedAt)}
          >
            Save My Version
          </Button>
        </div>
        {!theirs || isFetching ? (
          <LoadingPart text="Loading the other version..." />
        ) : (
          <Differences theirs={theirs} mine={mine} />
        )}
      </div>
    </Dialog>
  );
}

function Differences({ theirs, mine }: { theirs: Texts; mine: Texts }) {
  const asText = (script: string) => script.replace(/\r\n?/g, '\n');
  const isSameCode = asText(theirs.script) === asText(mine.script);
  return (
    <div className="flex min-w-0 flex-col gap-4">
      <Compared term="Name" theirs={theirs.name} mine={mine.name} />
      <Compared term="Description" theirs={theirs.description} mine={mine.description} />
      {isSameCode ? (
        <p className="text-small">The code is the same in both.</p>
      ) : (
        <>
          <p className="text-small">
            Here’s what your version would change in the code. If you save it, the currently saved code will be kept as
            an earlier version.
          </p>
          <LateScriptDiff
            before={asText(theirs.script)}
            after={asText(mine.script)}
            label="From the saved version to yours"
          />
        </>
      )}
    </div>
  );
}

function Compared({ term, theirs, mine }: { term: string; theirs: string; mine: string }) {
  if (theirs === mine) return null;
  return (
    <dl className="grid gap-x-4 gap-y-1 text-small wrap-anywhere sm:grid-cols-[auto_1fr]">
      <dt className="text-ink-soft">{term} (saved version)</dt>
      <dd dir="auto">{theirs || '(empty)'}</dd>
      <dt className="text-ink-soft">{term} (your version)</dt>
      <dd dir="auto">{mine || '(empty)'}</dd>
    </dl>
  );
}
