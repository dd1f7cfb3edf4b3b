import { z } from 'zod';

/** Lines of a script, counted from 1; both are included. */
const lineRange = z.object({ from: z.number().int(), to: z.number().int() });

/** One sentence of what a script does. `keys` are the keycaps of each shortcut that leads to it. */
const explainedTrigger = z.object({
  /** Empty where the sentence itself says when. */
  when: z.string(),
  keys: z.array(z.array(z.string())),
  context: z.string().nullable(),
  does: z.array(z.string()),
  sentence: z.string(),
  /** The lines of the script that do it; empty where that is not known. */
  code: z.array(lineRange).default([]),
});

/** What to know before running a script: what it is able to do, which keys it takes away, and what is risky about it. */
export const scriptWarning = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('capability'), code: z.string(), message: z.string() }),
  z.object({ kind: z.literal('key'), code: z.string(), message: z.string() }),
  z.object({
    kind: z.literal('risk'),
    code: z.string(),
    severity: z.enum(['danger', 'warning', 'notice']),
    message: z.string(),
  }),
]);

const scriptCheck = z.object({
  code: z.string(),
  severity: z.enum(['error', 'warning', 'hint']),
  line: z.number().int(),
  message: z.string(),
});

/** A part of the request and the sentence of the explanation it became; an empty one where it is not in the script. */
const understoodPart = z.object({
  part: z.string(),
  start: z.number().int(),
  end: z.number().int(),
  became: z.string(),
  /** The place of that sentence in the explanation; null for what is not used. */
  line: z.number().int().nullable().default(null),
});

// Answers that were stored before a field was added, here or in a browser, are read as well: hence the defaults.
export const generatedScript = z.object({
  script: z.string(),
  /** Whether the writer is sure of it. With `check`, `points` say what to look at before running it. */
  state: z.enum(['sure', 'check']).default('check'),
  points: z.array(z.string()).default([]),
  explanation: z.object({
    text: z.string(),
    lines: z.array(explainedTrigger),
    stop: z.string().nullable(),
  }),
  assumptions: z.array(z.string()),
  /** What the request names and the script does not use. */
  unused: z.array(z.string()),
  /** What became of the parts of the request, in their order; empty where a language model wrote the script. */
  understood: z.array(understoodPart).default([]),
  warnings: z.array(scriptWarning),
  writer: z.enum(['embedded', 'model']),
  /** The automation program that the script came from, as text; null where a language model wrote the script. */
  program: z.string().nullable().default(null),
  /** A sentence for the user where the writer is not the one that was meant to answer. */
  note: z.string().nullable(),
  checks: z.object({
    /** No error was found: AutoHotkey will load it. */
    loads: z.boolean(),
    /** How often the model was asked to mend its script. */
    repairs: z.number().int(),
    findings: z.array(scriptCheck),
  }),
});

export type GeneratedScript = z.infer<typeof generatedScript>;
export type UnderstoodPart = z.infer<typeof understoodPart>;
export type ScriptWarning = z.infer<typeof scriptWarning>;
