// A modal dialog makes everything outside it inert, so what must stay alive (the toasts) moves into the topmost one.
let open: readonly HTMLDialogElement[] = [];
const listeners = new Set<() => void>();

export function topDialog(): HTMLDialogElement | undefined {
  return open.at(-1);
}

export function onDialogsChange(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Shows a dialog above everything else; the function it returns closes it again. */
export function openDialog(dialog: HTMLDialogElement): () => void {
  dialog.showModal();
  change([...open, dialog]);
  return () => {
    change(open.filter((other) => other !== dialog));
    dialog.close();
  };
}

function change(next: readonly HTMLDialogElement[]): void {
  open = next;
  for (const listener of listeners) listener();
}
