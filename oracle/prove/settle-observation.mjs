import { formatDate } from './format-date.mjs';

const DAY = 24 * 60 * 60 * 1000;

/** An observation without what changes from run to run: moments become {their format}, ignored parts become …. */
export function settleObservation(text, { ignored, dates }, began, ended) {
  const dated = dates.reduce((settled, line) => withoutMoments(settled, line, began, ended), text);
  const settled = ignored.reduce((rest, pattern) => rest.replace(pattern, '…'), dated);
  return settled.replace(/\r/g, '').replace(/ +$/gm, (spaces) => '␣'.repeat(spaces.length));
}

// A script may read the clock at any second of its session, and write any of them.
function withoutMoments(text, line, began, ended) {
  const [, days = '0', format = ''] = /^(?:([+-]\d+)d )?(.+)$/.exec(line) ?? [];
  const moments = new Set();
  for (let time = began.getTime() - 1000; time <= ended.getTime() + 1000; time += 1000)
    moments.add(formatDate(new Date(time + Number(days) * DAY), format));
  return [...moments].reduce((settled, moment) => settled.replaceAll(moment, `{${line}}`), text);
}
