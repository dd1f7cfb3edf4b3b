import type { Script } from '../syntax/statement.ts';
import type { CapabilityFact } from './capability.ts';
import { collectNames } from './collect-names.ts';
import { collectUses } from './collect-uses.ts';
import { readCapabilities } from './read-capabilities.ts';
import { readRisks } from './read-risks.ts';
import { readTriggers } from './read-triggers.ts';
import type { Risk } from './risk.ts';
import type { Trigger } from './trigger.ts';
import { typedCommands } from './typing/typed-commands.ts';

/** What a script does, as plain data. */
export type Facts = { triggers: Trigger[]; capabilities: CapabilityFact[]; risks: Risk[] };

export function factsOf(tree: Script): Facts {
  const names = collectNames(tree);
  const triggers = readTriggers(tree, names);
  const uses = [...collectUses(names), ...typedCommands(triggers)];
  const capabilities = readCapabilities(uses);
  return { triggers, capabilities, risks: readRisks({ uses, triggers, capabilities }) };
}
