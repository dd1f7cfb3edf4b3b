// npm run train            learns the ranker's weights from the phrasings, and lists the skills
// npm run train -- --check reports by cross-validation how often it is right, and writes nothing
import { ensureInstalled } from './install.mjs';
import { ensureRuntime } from './runtime.mjs';

await ensureRuntime();
await ensureInstalled();
await import('../packages/compiler/training/list-skills.ts');
await import('../packages/compiler/training/train.ts');
