import { type ClauseReader, stepOf } from '../understanding.ts';

const ASKS =
  /\b(?:ask(?:s|ed|ing)?(?: me)?(?: for| which| what)?|prompt(?:s|ed)?|(?:input|text|little|small|entry|dialog) ?box|let(?:s)? me (?:type|enter|put in)|i (?:type|enter|put|give) [^.;]{0,30}\b(?:box|prompt|window|dialog))\b/i;
const OPENS =
  /\b(?:open(?:s|ed)?|go(?:es)? to|visit(?:s)?|load(?:s)?|show(?:s)?|browser|launch(?:es)?|append(?:s|ed)?|look(?:s)? (?:it )?up)\b/i;

/** "ask me for a parcel number and open https://…?id= with it". */
export const readAskAddress: ClauseReader = (clause, text, knowledge) => {
  const sites = clause.entities.filter(({ kind }) => kind === 'site');
  const [site] = sites;
  if (site?.kind !== 'site' || sites.length > 1 || !ASKS.test(text) || !OPENS.test(text)) return undefined;
  if (
    !/[=/_-]$/.test(site.value) &&
    !/\b(?:with (?:it|that|the)|plus|append|add|at the end|followed by|behind)\b/i.test(text)
  )
    return undefined;
  const step = stepOf(knowledge, 'open-address-with-input', { site: site.value });
  return { steps: [step], assumed: [], used: [site], score: 0.92, by: 'open-address-with-input' };
};
