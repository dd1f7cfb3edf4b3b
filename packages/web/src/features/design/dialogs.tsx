import { type ReactNode, useState } from 'react';
import { Button } from '#ui/action/button.tsx';
import { ConfirmDialog } from '#ui/dialog/confirm-dialog.tsx';
import { Dialog } from '#ui/dialog/dialog.tsx';
import { DialogActions } from '#ui/dialog/dialog-actions.tsx';
import { TextField } from '#ui/form/text-field.tsx';
import { Row, Specimen } from './specimen.tsx';

const SIZES = ['small', 'medium', 'large'] as const;

export function Dialogs() {
  return (
    <>
      <Specimen name="Dialog: three widths, and one with more than fits">
        <Row>
          {SIZES.map((size) => (
            <Opened key={size} name={`${size} dialog`}>
              {(close) => (
                <Dialog title={`A ${size} dialog`} size={size} onClose={close}>
                  <p className="text-small text-ink-soft">
                    Press Escape, click the cross, or click outside to close it.
                  </p>
                </Dialog>
              )}
            </Opened>
          ))}
          <Opened name="long dialog">
            {(close) => (
              <Dialog title="A name that goes on and on, as names sometimes do" size="medium" onClose={close}>
                <p className="text-small text-ink-soft">{'More than fits in the window. '.repeat(150)}</p>
              </Dialog>
            )}
          </Opened>
        </Row>
      </Specimen>
      <Specimen name="DialogActions: at rest, busy">
        <Opened name="dialog with a form">
          {(close) => (
            <Dialog title="Change Email" onClose={close}>
              <div className="flex flex-col gap-5">
                <TextField label="New email" type="email" data-autofocus />
                <DialogActions submit="Update Email" busyText={false} onCancel={close} />
                <DialogActions submit="Update Email" busyText="Updating..." onCancel={close} />
              </div>
            </Dialog>
          )}
        </Opened>
      </Specimen>
      <Specimen name="ConfirmDialog">
        <Opened name="question">
          {(close) => (
            <ConfirmDialog
              question="Are you sure you want to delete this script?"
              text="It will be gone for good."
              confirm="Delete"
              onConfirm={close}
              onCancel={close}
            />
          )}
        </Opened>
      </Specimen>
    </>
  );
}

function Opened({ name, children }: { name: string; children: (close: () => void) => ReactNode }) {
  const [open, setOpen] = useState(false);
  return (
    <div>
      <Button tone="secondary" onClick={() => setOpen(true)}>
        Open {name}
      </Button>
      {open && children(() => setOpen(false))}
    </div>
  );
}
