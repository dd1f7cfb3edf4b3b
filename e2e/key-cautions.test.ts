import { beforeAll, expect } from 'vitest';
import { useBrowser } from './support/chromium.ts';
import { loadWriter, useProduct } from './support/product.ts';
import { generate, newUserPage, resultCard, sidewaysOverflow } from './support/script-screen.ts';
import { fillMyScripts } from './support/stored-state.ts';
import { inEachWidth } from './support/widths.ts';

const product = useProduct();
const browser = useBrowser();
beforeAll(() => loadWriter(product));

const NOTES = {
  name: 'Notes',
  description: 'Ctrl+Alt+N opens Notepad',
  script: '^!n::Run("notepad.exe")\n',
  createdAt: Date.UTC(2026, 2, 5, 12),
};
const CLEANER = {
  name: 'Cleaner',
  description: 'Ctrl+C cleans up',
  script: '^!n::MsgBox("Hi")\n^c:: {\n    FileDelete(A_Desktop "\\old.txt")\n    MsgBox("Deleted")\n}\n',
  createdAt: Date.UTC(2026, 2, 6, 12),
};
const CLASH =
  'Your script “Notes” also uses Ctrl+Alt+N. If both are running, only the one you started last will respond.';

inEachWidth('a new script comes with a warning if a saved script already uses the same keys', async (width) => {
  const email = `clash-${width}@example.com`;
  const page = await newUserPage(product, browser, email, { width });
  fillMyScripts(product, email, [NOTES]);
  await generate(page, 'Ctrl+Alt+N opens Notepad');
  const cautions = resultCard(page).getByRole('list', { name: 'About this script’s keys' });
  await cautions.getByText(CLASH).waitFor();
  expect(await sidewaysOverflow(page)).toBe(0);
});

inEachWidth('a script that uses Ctrl+C or Windows+L shows a warning before it’s downloaded', async (width) => {
  const page = await newUserPage(product, browser, `everyday-${width}@example.com`, { width });
  await generate(page, 'Ctrl+Alt+N opens Notepad');
  await resultCard(page).waitFor();
  expect(await resultCard(page).getByRole('list', { name: 'About this script’s keys' }).count()).toBe(0);
  await resultCard(page).getByRole('button', { name: 'Edit Code' }).click();
  await resultCard(page)
    .getByRole('textbox', { name: 'Script', exact: true })
    .fill('^c::Run("notepad.exe")\n#l::Run("calc.exe")\n');
  const cautions = resultCard(page).getByRole('list', { name: 'About this script’s keys' });
  await cautions.getByText('While this script runs, Ctrl+C doesn’t copy anymore, in any program.').waitFor();
  await cautions.getByText('Windows keeps Windows+L for itself, so this script can’t use it.').waitFor();
});

inEachWidth('opening a saved script immediately shows that it deletes files and takes over keys', async (width) => {
  const email = `saved-${width}@example.com`;
  const page = await newUserPage(product, browser, email, { path: '/instructions', width });
  fillMyScripts(product, email, [NOTES, CLEANER]);
  await page.goto('/history');
  await page.getByRole('button', { name: 'Cleaner' }).first().click();
  const dialog = page.getByRole('dialog');
  const weighty = dialog.getByRole('list', { name: 'Make Sure You Want This' });
  await weighty.getByText('deletes files or folders').waitFor();
  await dialog.getByRole('list', { name: 'It also' }).getByText('shows messages or windows').waitFor();
  const text = await dialog.innerText();
  expect(text.indexOf('deletes files or folders')).toBeLessThan(text.indexOf('shows messages or windows'));
  const weightOf = (words: string) =>
    dialog.getByText(words).evaluate((element) => Number(getComputedStyle(element).fontWeight));
  expect(await weightOf('deletes files or folders')).toBeGreaterThan(await weightOf('shows messages or windows'));
  const cautions = dialog.getByRole('list', { name: 'About this script’s keys' });
  await cautions.getByText('While this script runs, Ctrl+C doesn’t copy anymore, in any program.').waitFor();
  await cautions.getByText(CLASH).waitFor();
});
