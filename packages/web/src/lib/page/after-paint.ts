/** A tab in the background paints nothing: it goes on after this all the same. */
const LONGEST_MS = 250;

/** Does something once what was just changed on the page can be seen. */
export function afterPaint(act: () => void): void {
  let isDone = false;
  const once = () => {
    if (!isDone) act();
    isDone = true;
  };
  // The first frame draws the change, the second begins when it is on the screen.
  requestAnimationFrame(() => requestAnimationFrame(once));
  setTimeout(once, LONGEST_MS);
}
