// Writes the lists of skills: one for each family, and src/skills/all-skills.ts, which joins them.
import { execFileSync } from 'node:child_process';
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

const SKILLS = join(import.meta.dirname, '../src/skills');
const SKILL = /export const (\w+)(?:: [^=]+)? = (?:action|recipe)\(/;

const families = readdirSync(SKILLS, { withFileTypes: true })
  .filter((entry) => entry.isDirectory())
  .map(({ name }) => name)
  .sort();

for (const family of families) {
  const skills = readdirSync(join(SKILLS, family))
    .filter((file) => file.endsWith('.ts'))
    .sort()
    .flatMap((file) => {
      const [, name] = SKILL.exec(readFileSync(join(SKILLS, family, file), 'utf8')) ?? [];
      return name ? [{ name, file }] : [];
    });
  writeFileSync(
    join(SKILLS, family, `${family}-skills.ts`),
    `${skills.map(({ name, file }) => `import { ${name} } from './${file}';`).join('\n')}

export const ${listOf(family)} = [
${skills.map(({ name }) => `  ${name},`).join('\n')}
];
`,
  );
}

writeFileSync(
  join(SKILLS, 'all-skills.ts'),
  `${families.map((family) => `import { ${listOf(family)} } from './${family}/${family}-skills.ts';`).join('\n')}
import type { Skill } from './skill.ts';

/** Every skill there is. */
export const SKILLS = [
${families.map((family) => `  ...${listOf(family)},`).join('\n')}
] as unknown as readonly Skill[];
`,
);

// The formatter has its own order of imports; unformatted lists would fail the checks after each training.
const BIOME = join(import.meta.dirname, '../../../node_modules/@biomejs/biome/bin/biome');
const lists = [...families.map((family) => join(SKILLS, family, `${family}-skills.ts`)), join(SKILLS, 'all-skills.ts')];
execFileSync(process.execPath, [BIOME, 'check', '--write', ...lists], { stdio: 'ignore' });

function listOf(family: string): string {
  return `${family.toUpperCase().replaceAll('-', '_')}_SKILLS`;
}
