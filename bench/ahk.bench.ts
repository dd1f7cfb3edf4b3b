import { join } from 'node:path';
import { check } from '@hotscribe/ahk';
import { writeResults } from './results-page.ts';

const LINES = 10_000;
// With 15, the same checker came out 0.6 to 1.3 times as fast as itself on a busy machine.
const ROUNDS = 40;

// One page of an everyday script; the number keeps names apart, so that nothing is a duplicate.
function page(number: number): string {
  return `; Window helper ${number}: moves, resizes and remembers windows
class Window${number} extends Object {
    static count := 0
    title := "Untitled", x := 0, y := 0
    __New(title, x := ${number}, y := 20) {
        this.title := title, this.x := x, this.y := y
        Window${number}.count += 1
    }
    Area[scale := 1] {
        get => this.x * this.y * scale
        set => this.x := value // this.y
    }
    Move(dx, dy) {
        if (dx > 100 && dy < 50) || !WinExist(this.title) {
            MsgBox "Cannot move " this.title " by " dx ", " dy, "Window", "Icon!"
            return false
        } else if dx = 0
            return this
        for index, name in ["left", "right", "top"]
            this.%name% := index ** 2 - (dx << 1)
        try
            WinMove(this.x + dx, this.y + dy, , , this.title)
        catch TargetError as problem {
            LogLine${number}("failed: " problem.Message)
        }
        return true
    }
}

LogLine${number}(text, file := A_Temp "\\log.txt") {
    static lines := Map()
    lines[A_Now] := text   ; remembered until the script ends
    FileAppend(FormatTime(, "yyyy-MM-dd HH:mm") "\`t" text "\`n", file)
    return lines.Count > 10 ? lines : ""
}

settings${number} := {
    name: "profile ${number}",
    keys: ["^c", "^v", "{Enter}"],
    limit: 0x1F + ${number}
}

greeting${number} := "
(
    Dear customer,
    thank you for your message "${number}".
)"

::btw${number}::by the way
:*:sig${number}::Kind regards

`;
}

function script(lines: number): string {
  const pages: string[] = ['#Requires AutoHotkey v2.0\n#SingleInstance Force\n'];
  for (let number = 1, count = 2; count < lines; number++) {
    const text = page(number);
    count += text.split('\n').length - 1;
    pages.push(text);
  }
  return pages.join('');
}

const TIMES = [1, 2, 4];
const sources = TIMES.map((times) => script(LINES * times));
const [first = ''] = sources;
const problems = check(first).filter(({ source }) => source === 'loader');
if (problems.length > 0) throw new Error(`The benchmark's own script has problems: ${problems[0]?.message}`);

// Another checkout of this repository, whose checker reads the same scripts in turn with this one.
const against = process.env.AHK_AGAINST;
const other: typeof check | null = against ? (await import(join(against, 'packages/ahk/src/index.ts'))).check : null;

// Interleaved, so that a busy neighbor on the machine slows each length, and each checker, alike.
const mine = TIMES.map((): number[] => []);
const theirs = TIMES.map((): number[] => []);
for (let round = 0; round < ROUNDS; round += 1)
  for (const [index, source] of sources.entries()) {
    if (other) theirs[index]?.push(secondsFor(other, source));
    mine[index]?.push(secondsFor(check, source));
  }
const [one = 1] = mine.map(fastest);

writeResults(
  'ahk',
  `Parsing and checking an everyday script of ${LINES.toLocaleString('en')} lines (${(first.length / 1e6).toFixed(2)} MB), and how the time grows with its length. Processor time, the fastest of ${ROUNDS} rounds: a busy machine slows the others.${other ? ' "Before" is the checker of the checkout in `AHK_AGAINST`, in turn with this one.' : ''}`,
  ['length', 'MB/s', 'time, as a ratio to 1×', ...(other ? ['MB/s before', 'times as fast'] : [])],
  TIMES.map((times, index) => {
    const spent = fastest(mine[index] ?? []);
    const before = fastest(theirs[index] ?? []);
    const size = (sources[index]?.length ?? 0) / 1e6;
    const compared = other ? [(size / before).toFixed(1), (before / spent).toFixed(2)] : [];
    return [`${times}×`, (size / spent).toFixed(1), (spent / one).toFixed(2), ...compared];
  }),
);

function secondsFor(checker: typeof check, source: string): number {
  const began = process.cpuUsage();
  checker(source);
  const { user, system } = process.cpuUsage(began);
  return (user + system) / 1e6;
}

function fastest(values: readonly number[]): number {
  return Math.min(...values);
}
