import { ahk } from '../ahk-text.ts';
import { recipe } from '../skill.ts';
import { hotkey } from '../slot.ts';

export const smartQuotes = recipe({
  id: 'smart-quotes',
  title: 'Turn straight quotes into curly ones as you type',
  slots: { toggle: hotkey('key that turns it off and on', '^!q') },
  code: ({ toggle }) => ahk`
    ; After a letter or a punctuation mark a quote closes, anywhere else it opens.
    for quotes in [['"', "“", "”"], ["'", "‘", "’"]] {
        for mark in [".", ",", "!", "?", "…", ")"]
            Hotstring(":*?T:" mark quotes[1], mark quotes[3])
        Hotstring(":*T:" quotes[1], quotes[2])
        Hotstring(":*?T:" quotes[1], quotes[3])
    }
    Hotstring(":*?T:--", "—")
    Hotstring(":*?T:...", "…")

    #SuspendExempt
    ${toggle}::Suspend(-1)
  `,
});
