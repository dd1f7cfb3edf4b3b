import type { SavedScript } from '@hotscribe/contract';
import { useQueryClient } from '@tanstack/react-query';
import { Download, Pencil, RefreshCw, Trash2 } from 'lucide-react';
import { useRef } from 'react';
import { cardDate } from '#lib/page/dates.ts';
import { showSuccess } from '#lib/page/toast-store.ts';
import { CodeBlock } from '#script/code/code-block.tsx';
import { CopyButton } from '#script/code/copy-button.tsx';
import { RunHelp } from '#script/complaint/run-help.tsx';
import { FollowUpPanel } from '#script/follow-up/follow-up-panel.tsx';
import type { FollowUpListeners } from '#script/follow-up/use-follow-up.ts';
import { GenerationProgress } from '#script/generation/generation-progress.tsx';
import { ProgressSaid } from '#script/generation/progress-said.tsx';
import { ChangeWithoutCode } from '#script/knobs/change-without-code.tsx';
import { savedKnobs } from '#script/knobs/kept-knobs.ts';
import { useAllArrived } from '#script/knobs/use-all-arrived.ts';
import { ScriptSummary } from '#script/report/script-summary.tsx';
import { useKeyClashes } from '#script/report/use-key-clashes.ts';
import { useScriptReport } from '#script/report/use-script-report.ts';
import { Button } from '#ui/action/button.tsx';
import { LoadingPart } from '#ui/status/loading-part.tsx';
import { EarlierVersions } from './earlier-versions.tsx';
import { fetchSaved, rememberScript } from './my-scripts-queries.ts';
import { RegenerationOutcome } from './regeneration-outcome.tsx';
import { SavedComplaint } from './saved-complaint.tsx';
import { useRegenerate } from './use-regenerate.ts';

type ScriptDetailsProps = { script: SavedScript; onEdit: () => void; onDownload: () => void; onDelete: () => void };

export function ScriptDetails({ script, onEdit, onDownload, onDelete }: ScriptDetailsProps) {
  const { regenerate, undo, outcome, progress, stop, dismiss } = useRegenerate(script);
  const regenerateButton = useRef<HTMLButtonElement>(null);
  return (
    <div className="flex min-w-0 flex-col gap-6">
      <Origin script={script} />
      <div className="grid grid-cols-[repeat(auto-fit,minmax(8.5rem,1fr))] gap-2 sm:flex sm:flex-wrap">
        <CopyButton
          text={script.script}
          failure="Failed to copy script"
          onCopied={() => showSuccess('Script copied to clipboard!')}
        />
        <Button tone="secondary" onClick={onDownload}>
          <Download aria-hidden className="size-4" />
          Download
        </Button>
        <Button tone="secondary" onClick={onEdit}>
          <Pencil aria-hidden className="size-4" />
          Edit
        </Button>
        <Button
          ref={regenerateButton}
          tone="secondary"
          busyText={regenerate.isPending && 'Re-generating...'}
          onClick={() => regenerate.mutate(undefined)}
        >
          <RefreshCw aria-hidden className="size-4" />
          Re-generate
        </Button>
        <Button tone="quiet" className="col-span-full" onClick={onDelete}>
          <Trash2 aria-hidden className="size-4" />
          Delete
        </Button>
      </div>
      <p className="-mt-3 text-note text-ink-faint print:hidden">
        Re-generate writes the script again from its description. It counts as one script on your plan. If the result is
        the same, it’s free.
      </p>
      <ProgressSaid progress={progress} />
      {progress && (
        <GenerationProgress
          progress={progress}
          ifLeft="If you leave this page, the new script will be on your dashboard."
          onStop={() => {
            stop();
            regenerateButton.current?.focus();
          }}
        />
      )}
      {outcome && (
        <RegenerationOutcome
          outcome={outcome}
          undoing={undo.isPending}
          onUndo={undo.mutate}
          onKeep={dismiss}
          onBuiltIn={() => regenerate.mutate('embedded')}
        />
      )}
      <Parts script={script} />
    </div>
  );
}

/** What the script does, how to change it, and its code. */
function Parts({ script }: { script: SavedScript }) {
  const report = useScriptReport(script.script);
  const clashes = useKeyClashes(script.script, script.id);
  const client = useQueryClient();
  const showChanged: FollowUpListeners['onChanged'] = async (changed) => {
    const saved = 'saved' in changed ? changed.saved : undefined;
    rememberScript(client, saved ?? (await fetchSaved(script.id)));
  };
  const subject = { kind: 'script', id: script.id } as const;
  const kept = savedKnobs(script.id, (changed) => rememberScript(client, changed));
  if (!useAllArrived(script.script, kept, subject)) return <LoadingPart text="Loading script..." />;
  return (
    <>
      {report && <ScriptSummary report={report} clashes={clashes} />}
      <ChangeWithoutCode script={script.script} kept={kept} />
      <FollowUpPanel
        subject={subject}
        script={script.script}
        hasProgram={script.program !== null}
        report={report}
        onChanged={showChanged}
      />
      <div className="flex min-w-0 flex-col gap-3">
        <div className="flex flex-wrap items-center gap-2">
          <h3 className="mr-auto text-body font-semibold">The Code</h3>
          <RunHelp />
        </div>
        <CodeBlock label="Script" script={script.script} />
      </div>
      <SavedComplaint script={script} />
      <EarlierVersions script={script} />
    </>
  );
}

function Origin({ script: { description, originalDescription, createdAt } }: { script: SavedScript }) {
  return (
    <div className="flex flex-col gap-1 text-small">
      <p className="text-note text-ink-faint">
        Created <time dateTime={createdAt}>{cardDate(createdAt)}</time>
      </p>
      {description && (
        <p dir="auto" className="whitespace-pre-wrap wrap-anywhere">
          {description}
        </p>
      )}
      {originalDescription !== description && (
        <p dir="auto" className="text-ink-soft wrap-anywhere">
          You first asked for: {originalDescription}
        </p>
      )}
    </div>
  );
}
