import { z } from 'zod';

/** One sentence of what a script does. `keys` are the keycaps of each shortcut that leads to it. */
const explainedTrigger = z.object({
  when: z.string(),
  keys: z.array(z.array(z.string())),
  context: z.string().nullable(),
  does: z.array(z.string()),
  sentence: z.string(),
});

/** What to know before running a script: what it is able to do, and what is risky about it. */
export const scriptWarning = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('capability'), code: z.string(), message: z.string() }),
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

export const generatedScript = z.object({
  script: z.string(),
  explanation: z.object({
    text: z.string(),
    lines: z.array(explainedTrigger),
    stop: z.string().nullable(),
  }),
  assumptions: z.array(z.string()),
  /** What the request names and the script does not use. */
  unused: z.array(z.string()),
  warnings: z.array(scriptWarning),
  writer: z.enum(['embedded', 'model']),
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
export type ScriptWarning = z.infer<typeof scriptWarning>;
