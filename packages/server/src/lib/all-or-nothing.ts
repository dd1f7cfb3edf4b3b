export type OnUndo = (undo: () => Promise<void>) => void;

/**
 * Does work that changes things in more than one place. Where it fails, what was done elsewhere is undone, the last
 * first; an undo that fails too is told to `onLeftOver`, and the first failure is thrown.
 */
export async function allOrNothing<T>(
  onLeftOver: (error: unknown) => void,
  work: (onUndo: OnUndo) => Promise<T>,
): Promise<T> {
  const undos: (() => Promise<void>)[] = [];
  try {
    return await work((undo) => undos.unshift(undo));
  } catch (error) {
    for (const undo of undos) await undo().catch(onLeftOver);
    throw error;
  }
}
