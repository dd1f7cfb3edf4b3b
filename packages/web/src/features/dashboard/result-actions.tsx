import { PAGES, SCRIPT_MESSAGES, saveScriptEndpoint } from '@hotscribe/contract';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { Check, Download, Save } from 'lucide-react';
import { useState } from 'react';
import { showError, showSuccess } from '#lib/page/toast-store.ts';
import { CopyButton } from '#script/code/copy-button.tsx';
import { downloadScript } from '#script/code/download-script.ts';
import { scriptErrorMessage } from '#script/generation/script-error-message.ts';
import { StorageNotice } from '#script/storage/storage-notice.tsx';
import { Button } from '#ui/action/button.tsx';
import { TextLink } from '#ui/action/text-link.tsx';
import { TextField } from '#ui/form/text-field.tsx';
import { saveResult } from './dashboard-queries.ts';
import type { GenerationResult } from './generation-draft.ts';
import { recentQuery } from './recent-queries.ts';

type ResultActionsProps = { result: GenerationResult; onChange: (change: Partial<GenerationResult>) => void };

const nameRule = saveScriptEndpoint.input.shape.name;

/** The name of the script, and what can be done with it. */
export function ResultActions({ result, onChange }: ResultActionsProps) {
  const { name, script, saved } = result;
  const [nameError, setNameError] = useState<string>();
  const client = useQueryClient();
  const save = useMutation({
    mutationFn: saveResult,
    onSuccess: ({ id }, sent) => {
      onChange({ saved: { id, name: sent.name, script: sent.script } });
      void client.invalidateQueries({ queryKey: ['scripts'] });
      void client.invalidateQueries({ queryKey: recentQuery.queryKey });
      showSuccess('Script saved!', 'Your script has been saved to your history.');
    },
    onError: (error) => showError(scriptErrorMessage(error, 'Failed to save script')),
  });
  const isSaved = saved?.name === name && saved.script === script;
  const trySaving = () => {
    if (isSaved) return;
    const checked = nameRule.safeParse(name);
    setNameError(checked.error?.issues[0]?.message);
    if (checked.success) save.mutate({ ...result, name });
    else showError(checked.error.issues[0]?.message ?? SCRIPT_MESSAGES.nameFirst);
  };
  return (
    <div className="flex flex-col gap-4 border-t border-line pt-6 print:hidden">
      <TextField
        label="Script name"
        dir="auto"
        value={name}
        error={nameError}
        onChange={(event) => {
          setNameError(undefined);
          onChange({ name: event.target.value });
        }}
      />
      <div data-keep-clear className="grid grid-cols-[repeat(auto-fit,minmax(8rem,1fr))] gap-3 sm:flex sm:flex-wrap">
        <CopyButton
          text={script}
          failure="Failed to copy script to clipboard"
          onCopied={() => showSuccess('Copied!', 'Script copied to clipboard.')}
        />
        <Button
          tone="secondary"
          onClick={() => {
            downloadScript({ name, script });
            showSuccess('Download started', 'Your .ahk file is being downloaded.');
          }}
        >
          <Download aria-hidden className="size-4" />
          Download
        </Button>
        <Button
          className="col-span-full"
          busyText={save.isPending && 'Saving...'}
          // Not `disabled`: it has the focus when it is pressed, and would lose it.
          {...(isSaved && { 'aria-disabled': true })}
          onClick={trySaving}
        >
          {isSaved ? <Check aria-hidden className="size-4" /> : <Save aria-hidden className="size-4" />}
          {isSaved ? 'Saved' : 'Save Script'}
        </Button>
      </div>
      <StorageNotice />
      {saved && (
        <p className="text-small text-ink-soft">
          You’ll find it in <TextLink to={PAGES.myScripts.path}>My Scripts</TextLink>.
        </p>
      )}
      <p className="text-note text-ink-faint">
        To use it, download it and double-click the file. Is this your first script?{' '}
        <TextLink to={`${PAGES.instructions.path}#install`}>Install AutoHotkey</TextLink> first.
      </p>
    </div>
  );
}
