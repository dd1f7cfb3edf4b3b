import { quoteString } from '@hotscribe/ahk';
import { ahk } from '../ahk-text.ts';
import { recipe } from '../skill.ts';
import { choice, hotkey, text } from '../slot.ts';
import { listed } from '../typing/listed.ts';

const MEMORY = {
  fresh: ['nothing ticked', 'starts empty', 'unticked'],
  kept: [
    'save',
    'saved',
    'saves',
    'remember',
    'remembers',
    'remembered',
    'keep the ticks',
    'keeps the ticks',
    'still ticked',
    'stay ticked',
    'stays ticked',
    'next time',
    'after a restart',
    'reboot',
    'progress',
  ],
};

export const checklist = recipe({
  id: 'checklist',
  title: 'A checklist with tick boxes that closes when everything is ticked, or remembers the ticks',
  slots: {
    items: text('items of the checklist', 'Lights off, Windows closed, Coffee machine off, Alarm on'),
    open: hotkey('key that opens the checklist', '^!l'),
    memory: choice('ticks of the last time', MEMORY, 'fresh'),
    done: text('closing message', 'All done'),
  },
  code: ({ items, open, memory, done }) => ahk`
  items := [
      ${listed(items)
        .map((item) => `${quoteString(item)},`)
        .join('\n')}
  ]

  window := Gui("+AlwaysOnTop", "Checklist")
  window.SetFont("s14", "Segoe UI")
  boxes := []
  for item in items {
      boxes.Push(window.AddCheckBox("xm", StrReplace(item, "&", "&&")))
      boxes[-1].OnEvent("Click", CheckAll)
  }
  ${CODE[memory](open, done === items ? 'All done' : done)}
`,
});

const CODE = {
  fresh: (open: string, done: string) => ahk`
    window.Show()

    ; Opens the list again, with nothing ticked.
    ${open}:: {
        for box in boxes
            box.Value := false
        window.Show()
    }

    CheckAll(*) {
        for box in boxes
            if !box.Value
                return
        MsgBox(${quoteString(done)}, "Checklist", "Iconi 0x40000")
        window.Hide()
    }
  `,
  kept: (open: string) => ahk`
    window.AddButton("xm", "Clear all").OnEvent("Click", ClearAll)

    ; The ticks are kept in a file next to this script.
    ticksFile := A_ScriptDir "\checklist.ini"
    for box in boxes
        box.Value := Integer(IniRead(ticksFile, "Ticks", A_Index, "0"))
    window.Show()

    ${open}::window.Show()

    CheckAll(*) {
        for box in boxes
            IniWrite(box.Value, ticksFile, "Ticks", A_Index)
    }

    ClearAll(*) {
        for box in boxes
            box.Value := false
        CheckAll()
    }
  `,
};
