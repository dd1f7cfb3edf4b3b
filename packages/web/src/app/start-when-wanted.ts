import './styles.css';
import './print.css';
import { logProblem } from '#lib/browser/log.ts';
import { untilWanted } from '#lib/page/waiting-page.ts';

/**
 * Starts the app: at once where there is nothing to see without it, else at the visitor's first move. Its code has
 * been fetched by then, but a phone is spared the work of running it for someone who only reads.
 */
export async function startWhenWanted(root: HTMLElement | null): Promise<void> {
  await untilWanted();
  try {
    const { startApp } = await import('./start-app.tsx');
    startApp(root);
  } catch (error) {
    logProblem('Couldn’t start the app', error);
    root?.prepend(notice());
  }
}

// Nothing of the app is there to say it.
function notice(): HTMLElement {
  const text = document.createElement('p');
  text.role = 'alert';
  text.className = 'border-b border-amber bg-amber-soft p-4 text-center text-small';
  text.textContent = 'We couldn’t load all of Hotscribe. Check your connection, then reload this page.';
  return text;
}
