import { loads as scriptLoads } from '@hotscribe/ahk';
import { emitScript, type Program } from '@hotscribe/automation';

/** Whether AutoHotkey would load what the program becomes; one that becomes no script has nothing to load. */
export function loads(program: Program): boolean {
  return program.kind !== 'rules' || scriptLoads(emitScript(program));
}
