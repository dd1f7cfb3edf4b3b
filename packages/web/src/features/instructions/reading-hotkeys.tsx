import type { GuidePart } from '#ui/guide/guide.tsx';
import { DataTable } from '#ui/text/data-table.tsx';
import { InlineCode } from '#ui/text/inline-code.tsx';
import { KeyCombination } from '#ui/text/key-combination.tsx';
import { Keycap } from '#ui/text/keycap.tsx';
import { HOTKEY_SYMBOLS, KEY_NAMES } from './hotkey-symbols.ts';

const MODIFIERS = new Set(['Ctrl', 'Alt', 'Shift', 'Windows']);

const SYMBOL_ROWS = HOTKEY_SYMBOLS.map(({ symbol, means, example, keys }) => ({
  id: symbol,
  cells: [
    <InlineCode key="symbol">{symbol}</InlineCode>,
    MODIFIERS.has(means) ? <Keycap key="means">{means}</Keycap> : means,
    <span key="example" className="flex flex-wrap items-center gap-x-3 gap-y-2">
      <InlineCode>{example}</InlineCode>
      <KeyCombination keys={keys} />
    </span>,
  ],
}));

export const READING_HOTKEYS: GuidePart = {
  id: 'hotkey-symbols',
  title: 'Hotkey symbols',
  content: (
    <>
      <p>
        In a script, the keys are followed by two colons and then by what happens:{' '}
        <InlineCode>^j::MsgBox("Hello")</InlineCode> shows a greeting when you press{' '}
        <KeyCombination keys={['Ctrl', 'J']} />. Keys you hold while pressing another are written as symbols:
      </p>
      <DataTable caption="Hotkey symbols" columns={['Symbol', 'What it means', 'Example']} rows={SYMBOL_ROWS} />
      <p>
        Symbols can be combined: <InlineCode>^!s</InlineCode> is <KeyCombination keys={['Ctrl', 'Alt', 'S']} />. On a
        keyboard with an AltGr key, that key counts as Ctrl and Alt together, so choose keys you don’t type with AltGr.
      </p>
      <p>Letters and digits are written as they are. Other keys have names. Here are some of them:</p>
      <ul aria-label="Names of keys" className="flex flex-wrap gap-x-5 gap-y-3">
        {KEY_NAMES.map(({ name, key }) => (
          <li key={name} className="flex items-center gap-2">
            <InlineCode>{name}</InlineCode>
            <Keycap>{key}</Keycap>
          </li>
        ))}
      </ul>
      <p>
        To replace text as you type it, put that text between two pairs of colons:{' '}
        <InlineCode>::btw::by the way</InlineCode>. A line that starts with <InlineCode>;</InlineCode> is a comment for
        people to read. AutoHotkey skips it.
      </p>
    </>
  ),
};
