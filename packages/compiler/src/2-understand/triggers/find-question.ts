import type { Entity, Reading, Span } from '#ir/entity.ts';
import { markOf, masked } from '../mask.ts';

export type FoundQuestion = Span & { readonly question: string; readonly used: readonly Entity[] };

const TEXT = markOf('text');
const SURE = `(?:if|whether) (?:i'?m|i am|i) (?:really )?(?:sh?ure|mean it|want (?:it|that|this|to))`;
const ASK = new RegExp(
  String.raw`[,.]?\s*\b(?:but |and |only )*(?:(?:before (?:that )?)?(?:it |he |please )*(?:should |must |has to |needs to |to |let it )*(?:first )?asks?(?:ing)?(?: me)?(?:(?: first| before(?:hand)?| ${SURE}| again|[ :,]*${TEXT}| for (?:a )?confirmation| a yes\/no(?: question)?)+)|(?:with|after|asks? for|shows?|and|wants?) (?:a |an )?(?:"are you sure" |yes(?:\/| or | and |[ -])no |confirm(?:ation)? )(?:box|message|question|dialog|popup|prompt)?(?: first| before(?:hand)?)?(?:(?: asking| saying| that asks| that says| with(?: the text)?)?[ :,]*${TEXT})?|(?:pops? up|shows?|displays?) ${TEXT} with (?:a )?yes(?:\/| or | and |[ -])no(?: buttons?| option)?|(?:(?:shows?|opens?|pops? up|displays?) )?(?:a )?(?:pop-?up|message(?: box)?|box|dialog)(?: with (?:an? )?(?:ok|yes) (?:and|or) (?:an? )?(?:cancel|no)(?: buttons?)?)? (?:(?:that|which) )?ask(?:s|ing) ${TEXT}|confirm(?:s|ing)? (?:it )?(?:first|with me)|are you sure\??(?: first| box| message| question)?)`,
  'iu',
);

/** "… but ask me first": the words that want a question before anything happens. */
export function findQuestion(reading: Reading): FoundQuestion | undefined {
  const match = ASK.exec(masked(reading));
  if (!match) return undefined;
  const span = { start: match.index, end: match.index + match[0].length };
  const used = reading.entities.filter(
    ({ kind, start, end }) => kind === 'text' && start >= span.start && end <= span.end,
  );
  const said = used[0]?.kind === 'text' ? used[0].value : 'Are you sure?';
  return { ...span, question: /[?!.]$/.test(said) ? said : `${said}?`, used };
}
