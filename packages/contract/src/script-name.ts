import type { GeneratedScript } from './generated-script.ts';

type Line = Pick<GeneratedScript['explanation']['lines'][number], 'when' | 'keys' | 'does' | 'sentence'>;
type Rule = { when: string; does: string };

const NAME_MAX = 60;
const NAMELESS = 'My script';

// Steps on the way to what a script is for, and steps that could be told only with a name from the code.
const DULL =
  /^(?:remembers|works out|notes|looks up|switches “|sets “|uses “|waits|erases|prepares|starts listening|takes control|stops here|does nothing|ends this script|ends the script)|the (?:value|result of) “/;

/** What to call a script: what it does, such as “Ctrl+Alt+N opens Notepad”; without that, what was asked for. */
export function scriptNameFrom(lines: readonly Line[], request: string): string {
  const rules = lines.map(ruleOf).filter((rule) => rule !== undefined);
  const [first] = rules;
  if (!first) return shortened(capital(oneLine(request))) || NAMELESS;
  const names = rules.map(nameOf);
  const all = names.join(', ');
  if (all.length <= NAME_MAX) return all;
  const others = rules.length > 1 ? ` and ${rules.length - 1} more` : '';
  return shortened(nameOf(first), NAME_MAX - others.length) + others;
}

function ruleOf(line: Line): Rule | undefined {
  const rule = line.when === '' ? ruleOfSentence(line.sentence) : ruleOfSteps(line);
  return rule && !DULL.test(rule.does) ? rule : undefined;
}

function ruleOfSteps({ when, keys, does }: Line): Rule | undefined {
  const steps = does.map((step) => afterConditions(oneLine(step)));
  const step = steps.find((text) => text !== '' && !DULL.test(text));
  return step === undefined ? undefined : { when: keys[0]?.join('+') ?? subjectOf(when), does: step };
}

// “When you press F8, if it is noon, it types …”: the rule is what stands before the first comma and after “it”.
function ruleOfSentence(text: string): Rule {
  const sentence = firstSentence(oneLine(text));
  const quiet = withoutQuotes(sentence);
  const at = quiet.indexOf(', it ');
  if (at < 0) return { when: '', does: sentence };
  const does = sentence.slice(at + ', it '.length);
  const otherwise = withoutQuotes(does).indexOf('; otherwise');
  return { when: subjectOf(sentence.slice(0, at)), does: otherwise < 0 ? does : does.slice(0, otherwise) };
}

/** The keys or the abbreviation where there are any, else the moment in words; nothing for the start of the script. */
function subjectOf(when: string): string {
  const quiet = withoutQuotes(when);
  const pressed = /\b[Pp]ress /.exec(quiet);
  if (pressed) return when.slice(pressed.index + pressed[0].length).split(/,| \(/, 1)[0] ?? '';
  const typed = /\byou type (“[^”]*”)/.exec(when)?.[1];
  return typed ?? (/^when the script starts/i.test(when) ? '' : when);
}

function nameOf({ when, does }: Rule): string {
  if (when === '') return capital(does);
  const isMoment = /^(?:when|while|if|as soon|each|every|at|on|in|after|before|once|twice|over and over|\d)/i.test(
    when,
  );
  if (!isMoment) return `${capital(when)} ${does}`;
  const named = `${capital(does)} ${when.charAt(0).toLowerCase()}${when.slice(1)}`;
  return named.length <= NAME_MAX ? named : capital(does);
}

/** “if Notepad is open: brings it to the front; otherwise: …” → “brings it to the front”. */
function afterConditions(step: string): string {
  const quiet = withoutQuotes(step);
  const colon = quiet.lastIndexOf(': ', Math.max(0, quiet.indexOf(';')) || quiet.length);
  // After “asks for:” comes the question and no step.
  const rest = colon < 0 || step[colon + 2] === '“' ? step : step.slice(colon + 2);
  const end = withoutQuotes(rest).search(/[;()]/);
  return (end < 0 ? rest : rest.slice(0, end)).trim();
}

function firstSentence(text: string): string {
  const end = withoutQuotes(text).search(/[.!?](?:\s|$)/);
  return end < 0 ? text : text.slice(0, end);
}

/** As long as the text, with nothing in its quotes: a comma in a text to type ends nothing. */
function withoutQuotes(text: string): string {
  let inside = false;
  return Array.from({ length: text.length }, (_, at) => {
    const letter = text[at] ?? '';
    if (letter === '“') inside = true;
    const kept = inside ? '_' : letter;
    if (letter === '”') inside = false;
    return kept;
  }).join('');
}

function oneLine(text: string): string {
  return text.split(/\s/, 2000).filter(Boolean).join(' ');
}

function capital(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}

/** Cut at the end of a word, and said so. */
function shortened(text: string, most = NAME_MAX): string {
  if (text.length <= most) return text;
  let kept = '';
  for (const { segment } of new Intl.Segmenter().segment(text.slice(0, 4 * most))) {
    if (kept.length + segment.length > most - 1) break;
    kept += segment;
  }
  const space = kept.lastIndexOf(' ');
  const words = space > most / 2 ? kept.slice(0, space) : kept;
  return `${words.replace(/[\s,;:.]+$/, '')}…`;
}
