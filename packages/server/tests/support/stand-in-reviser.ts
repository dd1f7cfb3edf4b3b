import { describe, emitScript, emitWithLines, type Program, parse } from '@hotscribe/automation';
import { type Answer, WriterBusy, type WriterPool } from '@hotscribe/writer/pool';
import type { Revise, Revision } from '#features/scripts/follow-ups/revised-program.ts';

type Wish = Parameters<Revise>[0];

/** Always writes one script. Of wishes, `use f9` changes its key, `busy` fails, the name of a kind is answered so. */
export function standInReviser(): WriterPool & { revise: Revise; wishes: Wish[] } {
  const wishes: Wish[] = [];
  return {
    write: async () => NOTEPAD,
    ready: Promise.resolve(),
    load: () => ({ workers: 1, busy: 0, waiting: 0 }),
    close: async () => {},
    wishes,
    revise: async (wish) => {
      wishes.push(wish);
      return revised(wish);
    },
  };
}

const NOTEPAD = written('key ctrl+alt+n: open "notepad"');

function written(text: string): Answer {
  const program = programIn(text);
  return {
    kind: 'script',
    state: 'sure',
    program,
    ...emitWithLines(program),
    description: describe(program),
    points: [],
    unused: [],
    understood: [],
    named: [],
  };
}

function revised({ program: text, wish }: Wish): Revision {
  if (wish === 'busy') throw new WriterBusy();
  if (wish === 'unclear' || wish === 'out-of-scope' || wish === 'refused') {
    return { kind: wish, message: `It is ${wish}.` };
  }
  const [, key = ''] = /^use (\S+)$/.exec(wish) ?? [];
  const program = programIn(text.replace(/^key \S+:/, `key ${key}:`));
  return {
    kind: 'script',
    state: 'sure',
    program,
    script: emitScript(program),
    description: describe(program),
    changes: describe(program).map((sentence) => `Now: ${sentence}`),
    points: [],
  };
}

function programIn(text: string): Extract<Program, { kind: 'rules' }> {
  const { program } = parse(text);
  if (program?.kind !== 'rules') throw new Error(`no program: ${text}`);
  return program;
}
