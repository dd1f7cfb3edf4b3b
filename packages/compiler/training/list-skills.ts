// Writes src/skills/all-skills.ts: one import for each skill file.
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

const SKILLS = join(import.meta.dirname, '../src/skills');
const SKILL = /export const (\w+)(?:: [^=]+)? = (?:action|recipe)\(/;

const skills = readdirSync(SKILLS, { recursive: true, encoding: 'utf8' })
  .map((path) => path.replaceAll('\\', '/'))
  .filter((path) => path.includes('/') && path.endsWith('.ts'))
  .sort()
  .flatMap((path) => {
    const [, name] = SKILL.exec(readFileSync(join(SKILLS, path), 'utf8')) ?? [];
    return name ? [{ name, path }] : [];
  });

writeFileSync(
  join(SKILLS, 'all-skills.ts'),
  `${skills.map(({ name, path }) => `import { ${name} } from './${path}';`).join('\n')}
import type { Skill } from './skill.ts';

/** Every skill there is. */
export const SKILLS = [
${skills.map(({ name }) => `  ${name},`).join('\n')}
] as unknown as readonly Skill[];
`,
);
