import { zodResolver } from '@hookform/resolvers/zod';
import { type SavedScript, updateScriptEndpoint } from '@hotscribe/contract';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { Controller, type FieldErrors, useForm } from 'react-hook-form';
import type { z } from 'zod';
import { showError, showSuccess } from '#lib/page/toast-store.ts';
import { ScriptEditor } from '#script/code/script-editor.tsx';
import { scriptErrorMessage } from '#script/generation/script-error-message.ts';
import { Button } from '#ui/action/button.tsx';
import { TextArea } from '#ui/form/text-area.tsx';
import { TextField } from '#ui/form/text-field.tsx';
import { ChangedElsewhere, isChangedElsewhere } from './changed-elsewhere.tsx';
import { rememberScript, updateScript } from './my-scripts-queries.ts';

type ScriptEditFormProps = { script: SavedScript; onTouched: () => void; onDone: () => void };

const editForm = updateScriptEndpoint.input.pick({ name: true, description: true, script: true }).required();

type EditedScript = z.infer<typeof editForm>;

export function ScriptEditForm({ script, onTouched, onDone }: ScriptEditFormProps) {
  const client = useQueryClient();
  const { name, description } = script;
  // As it was when the form opened: the script itself may be read again meanwhile.
  const [basedOn] = useState(script.updatedAt);
  const [conflict, setConflict] = useState<EditedScript>();
  const form = useForm({
    resolver: zodResolver(editForm),
    // A text area has line feeds alone; the places of the problems are counted in its text.
    defaultValues: { name, description, script: script.script.replace(/\r\n?/g, '\n') },
  });
  const { errors } = form.formState;
  const save = useMutation({
    mutationFn: ({ over = basedOn, ...changes }: EditedScript & { over?: string }) =>
      updateScript({ id: script.id, ...changes, basedOn: over }),
    onSuccess: (reply) => {
      rememberScript(client, reply.script);
      onDone();
      showSuccess('Script updated successfully!');
    },
    onError: (error) => {
      if (isChangedElsewhere(error)) setConflict(form.getValues());
      else showError(scriptErrorMessage(error, 'Failed to update script'));
    },
  });
  const toastMistake = (mistakes: FieldErrors) => {
    const [mistake] = Object.values(mistakes);
    if (mistake?.message) showError(String(mistake.message));
  };
  return (
    <form
      noValidate
      className="flex flex-col gap-5"
      onInput={onTouched}
      onSubmit={form.handleSubmit((changes) => save.mutate(changes), toastMistake)}
    >
      <TextField label="Name" dir="auto" data-autofocus error={errors.name?.message} {...form.register('name')} />
      <TextArea
        label="Description"
        rows={2}
        required={false}
        error={errors.description?.message}
        {...form.register('description')}
      />
      <Controller
        control={form.control}
        name="script"
        render={({ field }) => (
          <ScriptEditor
            label="Script"
            script={field.value}
            onChange={(text) => {
              onTouched();
              field.onChange(text);
            }}
          />
        )}
      />
      {errors.script && <p className="text-note text-danger">{errors.script.message}</p>}
      <div data-keep-clear className="flex flex-wrap justify-end gap-3 border-t border-line pt-5">
        <Button tone="secondary" onClick={onDone}>
          Cancel
        </Button>
        <Button type="submit" busyText={save.isPending && 'Saving...'}>
          Save
        </Button>
      </div>
      {conflict && (
        <ChangedElsewhere
          id={script.id}
          mine={conflict}
          saving={save.isPending}
          onSaveMine={(over) => save.mutate({ ...conflict, over })}
          onTakeTheirs={onDone}
          onKeepEditing={() => setConflict(undefined)}
        />
      )}
    </form>
  );
}
