// A page that was rendered at build time is on the screen before its code runs, at the visitor's first move.
// `data-waiting` on <html> says what still waits: 'all' of it, or the 'page' between header and footer.
const MOVES = ['pointermove', 'pointerdown', 'touchstart', 'keydown', 'focusin', 'scroll', 'offline'] as const;

let moved: Promise<void> | undefined;
const early = new Map<string, string>();

/** Whether what is on the screen was rendered at build time and has no code yet. */
export function isWaiting(): boolean {
  return globalThis.document?.documentElement.dataset.waiting !== undefined;
}

/** Resolves when the app is wanted: at once, unless the page can already be read and nobody has moved. */
export function untilWanted(): Promise<void> {
  const { storedSession } = document.documentElement.dataset;
  // A signed-in user sees something other than the page rendered for visitors.
  return !isWaiting() || storedSession !== undefined ? Promise.resolve() : firstMove();
}

/** Resolves when somebody is there: at the first sign of a hand on mouse, screen or keyboard. */
export function firstMove(): Promise<void> {
  moved ??= new Promise((resolve) => {
    if (isTouched()) return resolve();
    const noticed = new AbortController();
    const onMove = (event: Event) => {
      if (isStill(event)) return;
      noticed.abort();
      resolve();
    };
    for (const move of MOVES) addEventListener(move, onMove, { passive: true, capture: true, signal: noticed.signal });
  });
  return moved;
}

// When a page appears under a resting mouse, the browser reports a move that nobody made.
function isStill(event: Event): boolean {
  return event instanceof PointerEvent && event.type === 'pointermove' && !event.movementX && !event.movementY;
}

/**
 * Keeps a jump within a waiting page, by a link to one of its parts, from the router. React would take the news of a
 * new address as a reason to throw the rendered page away before it has the code to draw it again.
 */
export function jumpWithoutRouter(): void {
  const { pathname } = location;
  addEventListener('popstate', (event) => {
    if (isWaiting() && location.pathname === pathname) event.stopImmediatePropagation();
  });
}

/** Header, footer and menu work from now on. */
export function frameIsAlive(): void {
  const { dataset } = document.documentElement;
  if (dataset.waiting) dataset.waiting = 'page';
  pressAgain('header');
}

/** All of the page works from now on. */
export function pageIsAlive(): void {
  const { dataset } = document.documentElement;
  delete dataset.waiting;
  delete dataset.storedSession;
  pressAgain('main');
}

/** What was typed into a field before its code arrived. Forms start with it, or they would empty it. */
export function typedEarly(name: string): string {
  if (!isWaiting()) return '';
  const field = document.querySelector<HTMLInputElement | HTMLTextAreaElement>(`main [name="${name}"]`);
  // React puts the rendered text back while it renders, and may render more than once before anything is shown.
  if (field && field.value !== field.defaultValue) early.set(name, field.value);
  return early.get(name) ?? '';
}

// A move may have been made before this code could listen.
function isTouched(): boolean {
  const focused = document.activeElement;
  return (focused !== null && focused !== document.body) || document.querySelector('[data-pressed-early]') !== null;
}

function pressAgain(within: string): void {
  // Not at once: the page was rendered for a visitor, and learns who is signed in only after it has come alive.
  setTimeout(() => {
    for (const button of document.querySelectorAll<HTMLElement>(`${within} [data-pressed-early]`)) {
      delete button.dataset.pressedEarly;
      button.click();
    }
  });
}
