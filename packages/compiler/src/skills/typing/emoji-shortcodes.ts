import { ahk } from '../ahk-text.ts';
import { recipe } from '../skill.ts';

export const emojiShortcodes = recipe({
  id: 'emoji-shortcodes',
  title: 'Turn codes such as :smile: into emoji as you type',
  slots: {},
  code: () => ahk`
    ; Add your own: what you type, then what appears.
    emoji := Map(
        ":smile:", "😄", ":)", "🙂", ":(", "🙁", ";)", "😉", ":d", "😀", ":p", "😛",
        ":lol:", "😂", ":joy:", "😂", ":wink:", "😉", ":cry:", "😢", ":angry:", "😠", ":cool:", "😎",
        ":heart:", "❤️", "<3", "❤️", ":thumbsup:", "👍", ":thumbsdown:", "👎", ":ok:", "👌", ":clap:", "👏",
        ":wave:", "👋", ":pray:", "🙏", ":fire:", "🔥", ":party:", "🎉", ":check:", "✅", ":x:", "❌",
        ":warning:", "⚠️", ":star:", "⭐", ":rocket:", "🚀", ":eyes:", "👀", ":100:", "💯", ":shrug:", "🤷"
    )
    for code, symbol in emoji
        Hotstring(":*?T:" code, symbol) ; at once, also right after a word
  `,
});
