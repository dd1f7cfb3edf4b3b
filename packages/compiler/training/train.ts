// npm run train: learns from the phrasings what a request means, and writes the weights that are committed.
// Reproducible: the same phrasings give the same weights.
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { read } from '../src/1-read/read.ts';
import { featuresOf } from '../src/2-understand/rank/features.ts';
import { createRanker } from '../src/2-understand/rank/ranker.ts';
import { SKILLS } from '../src/skills/all-skills.ts';
import { ASIDES } from './asides.ts';
import { type Example, learn, seeded } from './softmax-regression.ts';

type Phrasing = { readonly text: string; readonly id: string };

const FOLDER = import.meta.dirname;
const FOLDS = 5;

// What comes back: a script, or one of three other answers. The kinds of harm are told apart only for the reason given.
const OTHER_ANSWERS = ['out-of-scope', 'unclear'];

const written = readdirSync(FOLDER)
  .filter((name) => name.endsWith('.txt'))
  .sort()
  .flatMap((name) => linesOf(name).map((text): Phrasing => ({ text, id: basename(name, '.txt') })));

// A title is what a suggestion says: clicked, it must be understood.
const known = new Set(written.map(({ id }) => id));
const titles = SKILLS.filter(({ id }) => known.has(id)).map(({ id, title }): Phrasing => ({ text: title, id }));
const phrasings = [...written, ...titles];

// Harmless requests in words that sound like harm: they say nothing about skills, and much about what is refused.
const INNOCENT = 'innocent';
const TIMES_INNOCENT = 8;

const isHarm = ({ id }: Phrasing) => id.startsWith('refuse-');
const isSkill = (phrasing: Phrasing) =>
  !isHarm(phrasing) && phrasing.id !== INNOCENT && !OTHER_ANSWERS.includes(phrasing.id);
const answerOf = (phrasing: Phrasing) =>
  isHarm(phrasing) ? 'refuse' : OTHER_ANSWERS.includes(phrasing.id) ? phrasing.id : 'script';

const SKILL_RANKER = { kept: 245, epochs: 10, share: (count: number) => Math.min(1, 90 / count) };
const ANSWER_RANKER = {
  kept: 6000,
  epochs: 8,
  share: (count: number) => Math.min(1, 3000 / count) * Math.max(1, 2000 / count),
};
const HARM_RANKER = { kept: 300, epochs: 10, share: () => 1 };

if (process.argv.includes('--check')) crossValidate();
else writeWeights();

function linesOf(name: string): string[] {
  return readFileSync(join(FOLDER, name), 'utf8')
    .split('\n')
    .filter((line) => line.trim());
}

function examples(from: readonly Phrasing[], label: (phrasing: Phrasing) => string): Example[] {
  return withAsides(from).map((phrasing) => ({
    label: label(phrasing),
    features: [...featuresOf(read(phrasing.text))],
  }));
}

// Each phrasing also with something said around it, as people ramble: the ranker learns to pass over that.
function withAsides(from: readonly Phrasing[]): Phrasing[] {
  const random = seeded(7);
  return from.flatMap((phrasing) => {
    if (random() < 0.5) return [phrasing];
    const aside = ASIDES[Math.floor(random() * ASIDES.length)] ?? '';
    const text = random() < 0.5 ? `${aside} ${phrasing.text}` : `${phrasing.text}. ${aside}`;
    return [phrasing, { ...phrasing, text }];
  });
}

// One of tens of thousands of wanted requests counts for little; these stand close to what is refused.
function forAnswers(from: readonly Phrasing[]): Phrasing[] {
  return from.flatMap((phrasing) => Array<Phrasing>(phrasing.id === INNOCENT ? TIMES_INNOCENT : 1).fill(phrasing));
}

function writeWeights(): void {
  const weights = {
    answers: learn(examples(forAnswers(phrasings), answerOf), ANSWER_RANKER),
    harms: learn(
      examples(phrasings.filter(isHarm), ({ id }) => id),
      HARM_RANKER,
    ),
    skills: learn(
      examples(phrasings.filter(isSkill), ({ id }) => id),
      SKILL_RANKER,
    ),
  };
  console.log(`${Object.keys(weights.skills.classes).length} skills, ${phrasings.length} phrasings`);
  const head = '// Made by npm run train from the phrasings in training/; not to be edited by hand.\n';
  const type = "import type { PackedWeights } from '#ir/ranker-weights.ts';\n\n";
  const file = join(FOLDER, '../src/knowledge/ranker-weights.ts');
  const constants = Object.entries(weights).map(
    ([name, packed]) => `export const ${name.toUpperCase()}: PackedWeights = ${JSON.stringify(packed, null, 2)};\n`,
  );
  writeFileSync(file, `${head}${type}${constants.join('\n')}`);
}

/** Every phrasing is judged by rankers that have not seen it. */
function crossValidate(): void {
  const folds = process.argv.includes('--quick') ? 1 : FOLDS;
  const skills = { all: 0, first: 0, amongThree: 0 };
  const answers = new Map<string, number>();
  const missed = new Map<string, number>();
  for (let fold = 0; fold < folds; fold += 1) {
    const seen = phrasings.filter((_, index) => index % FOLDS !== fold);
    const unseen = phrasings.filter((_, index) => index % FOLDS === fold);
    const rankSkills = createRanker(
      learn(
        examples(seen.filter(isSkill), ({ id }) => id),
        SKILL_RANKER,
      ),
    );
    const rankAnswers = createRanker(learn(examples(forAnswers(seen), answerOf), ANSWER_RANKER));
    for (const phrasing of unseen) {
      const reading = read(phrasing.text);
      count(answers, `${answerOf(phrasing)} → ${rankAnswers(reading)[0]?.id}`);
      if (!isSkill(phrasing)) continue;
      const ranked = rankSkills(reading)
        .slice(0, 3)
        .map(({ id }) => id);
      skills.all += 1;
      if (ranked[0] === phrasing.id) skills.first += 1;
      else count(missed, `${phrasing.id} → ${ranked[0]}`);
      if (ranked.includes(phrasing.id)) skills.amongThree += 1;
    }
  }
  const percent = (part: number) => `${((100 * part) / skills.all).toFixed(1)}%`;
  console.log(
    `skills, cross-validated: first ${percent(skills.first)}, among the first three ${percent(skills.amongThree)}`,
  );
  for (const [pair, times] of [...answers].sort()) console.log(`${times}  ${pair}`);
  for (const [pair, times] of [...missed].sort((a, b) => b[1] - a[1]).slice(0, 25)) console.log(`${times}  ${pair}`);
}

function count(counts: Map<string, number>, key: string): void {
  counts.set(key, (counts.get(key) ?? 0) + 1);
}
