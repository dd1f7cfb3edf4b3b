import { expect, test } from 'vitest';
import { compile } from '../../src/compile.ts';

function hotstringsIn(request: string): string[] {
  const answer = compile(request);
  const script = answer.kind === 'script' ? answer.script : answer.message;
  return script.split('\n').filter((line) => /^:\S*:.+::/.test(line));
}

test.each([
  ['brb becomes be right back and gtg got to go', [':T:brb::be right back', ':T:gtg::got to go']],
  ['when I type hte it should become the, and taht that', [':T:hte::the', ':T:taht::that']],
  [';adr -> 4 Elm Street, Leeds', [':T:;adr::4 Elm Street, Leeds']],
  ['type (tm) get ™, type (c) get ©', [':T:(tm)::™', ':T:(c)::©']],
  ['typing mue should give µ and sqm should give m²', [':T:mue::µ', ':T:sqm::m²']],
  ['vg expands to "Viele Grüße", lg to "Liebe Grüße"', [':T:vg::Viele Grüße', ':T:lg::Liebe Grüße']],
  ['autocorrect seperate to separate and untill to until', [':T:seperate::separate', ':T:untill::until']],
  [
    'when I write custno I want 4711 0815 and when I write taxno 99 1234',
    [':T:custno::4711 0815', ':T:taxno::99 1234'],
  ],
  ['typing ,, puts in my email jo@firm.org, and ;; puts in my phone 030 555', [':T:,,::jo@firm.org', ':T:;;::030 555']],
  ['fbi, cia and dea should always be in capitals when i type them', [':T:fbi::FBI', ':T:cia::CIA', ':T:dea::DEA']],
  ['iphone should always be written iPhone', [':T:iphone::iPhone']],
  ["xdate types today's date, ttime gives me the time", ['::xdate:: {', '::ttime:: {']],
  ['if I type my initials kl followed by space write Karl Lang', [':T:kl::Karl Lang']],
  ['when I type gm and press tab it should become Good morning', [':T:gm::Good morning']],
  ['whenever I type three dashes replace them with a long dash', [':*?T:---::—']],
  ['KG, typed exactly with these capitals, becomes Kind greetings', [':CT:KG::Kind greetings']],
  ['when I type hello1 write Hello at once without having to hit space', [':*?T:hello1::Hello']],
])('%j has the abbreviations %j', (request, expected) => {
  expect(hotstringsIn(request)).toEqual(expected);
});
