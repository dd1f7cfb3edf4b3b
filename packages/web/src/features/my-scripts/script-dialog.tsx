import type { SavedScript } from '@hotscribe/contract';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { ConfirmDialog } from '#ui/dialog/confirm-dialog.tsx';
import { Dialog } from '#ui/dialog/dialog.tsx';
import { LoadingPart } from '#ui/status/loading-part.tsx';
import { listedScript, myScriptsQueries } from './my-scripts-queries.ts';
import { ScriptDetails } from './script-details.tsx';
import { ScriptEditForm } from './script-edit-form.tsx';

type ScriptDialogProps = {
  id: string;
  onClose: () => void;
  onDownload: (script: SavedScript) => void;
  onDelete: (script: SavedScript) => void;
};

/** One saved script: to read and use, or to change. */
export function ScriptDialog({ id, onClose, onDownload, onDelete }: ScriptDialogProps) {
  const client = useQueryClient();
  const { data: script, isError } = useQuery({
    ...myScriptsQueries.one(id),
    initialData: () => listedScript(client, id),
  });
  const [editing, setEditing] = useState(false);
  // Not a state: Escape right after a keystroke must find it set.
  const touched = useRef(false);
  const [leaving, setLeaving] = useState(false);
  useEffect(() => {
    if (isError && !script) onClose();
  }, [isError, script, onClose]);
  const touch = () => {
    touched.current = true;
  };
  const stopEditing = () => {
    setEditing(false);
    touched.current = false;
  };
  return (
    <Dialog
      size="large"
      title={<bdi>{editing ? 'Edit Script' : (script?.name ?? 'Your Script')}</bdi>}
      onClose={() => (editing && touched.current ? setLeaving(true) : onClose())}
    >
      {!script && <LoadingPart text="Loading script..." />}
      {script && editing && <ScriptEditForm script={script} onTouched={touch} onDone={stopEditing} />}
      {script && !editing && (
        <ScriptDetails
          script={script}
          onEdit={() => setEditing(true)}
          onDownload={() => onDownload(script)}
          onDelete={() => onDelete(script)}
        />
      )}
      {leaving && (
        <ConfirmDialog
          question="Leave without saving?"
          text="You’ll lose your changes to this script."
          confirm="Leave"
          cancel="Keep Editing"
          onConfirm={onClose}
          onCancel={() => setLeaving(false)}
        />
      )}
    </Dialog>
  );
}
