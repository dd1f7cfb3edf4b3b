import type { SavedScript, ScriptVersion } from '@hotscribe/contract';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { RotateCcw } from 'lucide-react';
import { useState } from 'react';
import { moment } from '#lib/page/dates.ts';
import { showError, showSuccess } from '#lib/page/toast-store.ts';
import { LateScriptDiff } from '#script/code/late-script-diff.tsx';
import { scriptErrorMessage } from '#script/generation/script-error-message.ts';
import { Button } from '#ui/action/button.tsx';
import { myScriptsQueries, rememberScript, restoreVersion } from './my-scripts-queries.ts';

/** The texts a script had before, each of which can be compared with the present one and brought back. */
export function EarlierVersions({ script }: { script: SavedScript }) {
  const { data: versions = [] } = useQuery(myScriptsQueries.versions(script.id));
  const [comparing, setComparing] = useState<string>();
  const client = useQueryClient();
  const restore = useMutation({
    mutationFn: (version: ScriptVersion) => restoreVersion({ id: script.id, versionId: version.id }),
    onSuccess: (reply) => {
      setComparing(undefined);
      rememberScript(client, reply.script);
      showSuccess(reply.message);
    },
    onError: (error) => showError(scriptErrorMessage(error, 'Failed to update script')),
  });
  if (versions.length === 0) return null;
  return (
    <div className="flex min-w-0 flex-col gap-3 print:hidden">
      <h3 className="text-body font-semibold">Earlier Versions</h3>
      <ul className="flex flex-col divide-y divide-line rounded-card border border-line">
        {versions.map((version) => (
          <li key={version.id} className="flex min-w-0 flex-col gap-3 px-4 py-3">
            <div className="flex flex-wrap items-center gap-2">
              <p className="mr-auto text-small">
                Used until <time dateTime={version.replacedAt}>{moment(version.replacedAt)}</time>
              </p>
              <Button
                tone="quiet"
                size="small"
                aria-expanded={comparing === version.id}
                onClick={() => setComparing(comparing === version.id ? undefined : version.id)}
              >
                {comparing === version.id ? 'Hide' : 'Compare'}
              </Button>
              <Button
                tone="secondary"
                size="small"
                busyText={restore.isPending && restore.variables.id === version.id && 'Restoring...'}
                onClick={() => restore.mutate(version)}
              >
                <RotateCcw aria-hidden className="size-4" />
                Restore
              </Button>
            </div>
            {comparing === version.id && (
              <LateScriptDiff before={script.script} after={version.script} label="What restoring it would change" />
            )}
          </li>
        ))}
      </ul>
    </div>
  );
}
