import { quoteString } from '@hotscribe/ahk';
import type { Step } from '#ir/automation.ts';
import type { Entity, Program, Reading } from '#ir/entity.ts';
import { BROWSERS } from '#skills/web/browsers.ts';
import { markOf } from '../mask.ts';
import { type ClauseReader, type Knowledge, type Steps, stepOf } from '../understanding.ts';
import { pauseBetween, spaced } from './pause-between.ts';

type Place = Extract<Entity, { kind: 'program' | 'site' | 'path' }>;

const PLACE = markOf('program', 'site', 'path');
const VERB =
  '(?:open(?:s|ing|ed)?(?: up)?|launch(?:es|ing)?|start(?:s|ing)?(?: up)?|run(?:s|ning)?|fir(?:e|es) up|spawn(?:s)?|summon(?:s)?|fetch(?:es)?|bring(?:s)? up|go(?:es)?(?: straight)? to|visit(?:s)?|load(?:s)?(?: up)?|pull(?:s)? up|execut(?:e|es)|tak(?:e|es) me to|pop(?:s)? up|get(?:s)? me to|bring(?:s)? me to|giv(?:e|es) me|show(?:s)?(?: me)?|boot(?:s)? up|switch(?:es)? to|call(?:s)? up|want|jump(?:s)? to|head(?:s)? to)';
const FIRST = new RegExp(
  String.raw`(?:^|\b)(?<verb>${VERB})?\s*(?:(?:the|my|a|an|up|our|program|app|application|website|web ?site|site|page|web page|folder|file|game|called|named|new|to|microsoft|windows|both|for me|document|spreadsheet|workbook|batch file|script|shortcut|at)\s+)*(?<place>${PLACE})`,
  'dgiu',
);
const BETWEEN =
  /^[\s,]*(?:(?:and|then|plus|&|\+|also|as well as|followed by|the|my|a|an|folder|site|website|page|program|app|file|tabs?|together|it|opens?|starts?|launch(?:es)?|both|too|after that|next|is there|are there|is open|comes up|appears)[\s,]*)*$/i;
const BROWSER_BEFORE = /\b(?:in|with|using|via|inside)\s+(?:a new tab (?:in|of) |my |the )?$/i;
// "open chrome at example.com", "edge with the page example.com"
const SITE_BEHIND =
  /^\s*(?:(?:at|on|with|to|and (?:goes?|navigates?|surfs?) to|showing|on the (?:site|page)|with the (?:site|page))\s+)(?:the (?:site|page|website) )?$/i;
const OTHER_MEANING =
  /\b(?:incognito|private|maximi[sz]ed?|minimi[sz]ed?|monitor|screen|hid(?:e|den)|search(?:es)?|random|select(?:ed|ion)?|clipboard|copied|highlighted|clos(?:e|es|ed)|toggle|restart|kill|quit|side by side|next to (?:each|one an) ?other|beside each other|full ?screen|volume|mute|on top|position|size|newest|latest|window of|instead|new tab|download|every open|windows)\b/i;
const IF_OPEN = new RegExp(
  [
    String.raw`\b(?:al+ready|if (?:it'?s?|its|it is|that'?s) (?:not |isn'?t )?(?:open|running)|isn'?t (?:open|running)|not (?:open|running)|bring(?:s)? it|switch(?:es)? to|second (?:one|copy|instance|time|window)|another (?:one|copy)|only (?:one|once)|to the front|focus|jump(?:s)? to)\b`,
    // "if one's open somewhere", "when there is one running", "unless it's up"
    String.raw`\b(?:if|when(?:ever)?|in case|unless|should) (?:there'?s |there is |there are |i(?:'ve| have)(?: got)? )?(?:a |an |any |some )?(?:one|it|window|copy|instance|any|${PLACE})(?:'s|s| is| are)?(?: still| there| (?:window|copy|instance))*,? (?:be )?(?:open|running|up|started|there|going|on)\b`,
    // "bring that one up", "just take me to that window"
    String.raw`\b(?:bring|fetch|pull|show|use|take me to|go to|raise|give me|get) (?:me |up )?(?:that|the (?:open|running|existing|old|first)) (?:one|window|copy|instance)\b`,
    // "not a tenth copy", "instead of a new one", "no second window"
    String.raw`\b(?:not?|never|instead of|rather than|without)(?: (?:want|need|open(?:ing)?|start(?:ing)?|launch(?:ing)?|yet|just))* (?:a |an |any )?(?:second|third|tenth|\d+th|new|another|more|extra|fifth|two|ten)(?: (?:one|copy|copies|window|windows|instance|instances|of (?:it|them)))\b`,
  ].join('|'),
  'iu',
);
const HIDDEN =
  /\bwithout (?:that |the |a |any )?(?:black |dos |cmd |console )*window\b|\bhidden\b|\bin the background\b|\bno (?:black |console )?window\b|\binvisibl[ey]\b/i;
const AS_ADMINISTRATOR =
  /\bas (?:an? )?admin(?:istrator)?\b|\belevated\b|\badmin (?:rights|mode|privileges)\b|\brun ?as\b/i;

const START_IN =
  /\bworking (?:directory|folder|dir)\b|\bstart(?:ed|s)? (?:in|from)(?: inside)? (?:its|that|the) |\b(?:inside|from|in) (?:its|that) (?:own )?folder\b/i;

const BARE = new RegExp(
  String.raw`^[\s,;:.=-]*(?:(?:for|to|the|my|a|is|be|=|should|and|then|it)\s+)*${PLACE}(?:[\s,]+(?:(?:and|then|plus|&|the|my)\s+){0,2}${PLACE}){0,8}[^\p{L}\p{N}]*(?:please|folder|too|app|website|site)?[^\p{L}\p{N}]*$`,
  'iu',
);
// "Calculator, and if it is already open just bring it to the front"
const WHERE_OPEN = /[,;.]?\s*(?:(?:and|but|or)\s+)*(?:if|when|unless)\b[\s\S]*$/i;
const COMES_UP =
  /^[\s,]*(?:folder |window |app |site |page )?(?:(?:should|to|will|must|shall|both|all)\s+)*(?:open(?:s|ed)?(?: up)?|come(?:s)? up|start(?:s|ed)?(?: up)?|pop(?:s)? up|launch(?:es|ed)?|appear(?:s)?|get(?:s)? (?:opened|started|launched)|(?:is|are|be)(?: all| both)? (?:there|open|opened|up|ready|running|started|on (?:my|the) screen|in front of me))\b(?!\s+with (?:it|the|that|this))/i;

/** "open notepad, gmail and C:\Projects", "notepad opens", or the name alone. */
export const readOpen: ClauseReader = (clause, text, knowledge) => {
  const match = [...text.matchAll(FIRST)].find(
    ({ groups, index }) =>
      groups?.verb && !/\b(?:the|my|all|every|any|an|currently|this|that)\s+$/i.test(text.slice(0, index)),
  );
  const first = match?.indices?.groups?.place?.[0] ?? placeThatOpens(clause, text);
  if (first === undefined) return undefined;
  const places = placesFrom(clause, text, first);
  const last = places.at(-1);
  if (!last) return undefined;
  const around = text.slice(0, match?.index ?? first) + text.slice(last.end);
  const browser = browserOf(clause, text, places);
  const besides = IF_OPEN.test(around) ? around.replace(WHERE_OPEN, '') : around;
  if (
    OTHER_MEANING.test(
      besides
        .replace(IF_OPEN, ' ')
        .replace(HIDDEN, ' ')
        .replace(places[0]?.kind === 'path' ? MAXIMIZED : '', ' '),
    )
  )
    return undefined;
  const opening = places.filter((place) => place !== browser);
  const [batch] = opening;
  if (
    batch?.kind === 'path' &&
    opening.length === 1 &&
    /\.(?:bat|cmd|ps1|exe|vbs)$/i.test(batch.value) &&
    HIDDEN.test(text)
  )
    return { steps: [hidden(batch.value)], assumed: [], used: places, score: 0.95 };
  if (batch?.kind === 'path' && opening.length === 1 && MAXIMIZED.test(text))
    return { steps: [maximized(openingPath(knowledge, batch.value, PLAIN))], assumed: [], used: places, score: 0.95 };
  const how = {
    ifOpen: IF_OPEN.test(text),
    asAdministrator: AS_ADMINISTRATOR.test(text),
    browser,
    startIn: START_IN.test(text) ? 'own' : 'any',
  };
  const pause = pauseBetween(clause, text, opening);
  const steps = opening.map((place) => openingOf(knowledge, place, how));
  return {
    steps: pause ? spaced(knowledge, steps, pause.value) : steps,
    assumed: [],
    used: pause ? [...places, pause] : places,
    score: around.trim().length > 60 && !pause ? 0.8 : 0.95,
  } satisfies Steps;
};

const MAXIMIZED = /\b(?:maximi[sz]ed|(?:in )?full ?(?:screen|size))\b/i;
const PLAIN = { ifOpen: false, asAdministrator: false };

function maximized(open: Step): Step {
  return { ...open, code: open.code.replace(/^(Run\(.*)\)$/, '$1,, "Max")') };
}

function hidden(path: string): Step {
  return { title: 'Run a file without showing its window', code: `Run(${quoteString(path)},, "Hide")`, needs: '' };
}

function placeThatOpens(clause: Reading, text: string): number | undefined {
  const [first] = clause.entities.filter(({ kind }) => kind === 'program' || kind === 'site' || kind === 'path');
  if (!first) return undefined;
  const last = placesFrom(clause, text, first.start).at(-1);
  const head = IF_OPEN.test(text) ? text.replace(WHERE_OPEN, '') : text;
  return BARE.test(head) || COMES_UP.test(text.slice(last?.end ?? first.end)) ? first.start : undefined;
}

/** Something that can only be opened is named, and nothing says what else to do with it. */
export const readPlaceOnly: ClauseReader = (clause, text, knowledge) => {
  const places = clause.entities.filter(({ kind }) => kind === 'site' || kind === 'path');
  const [only] = places;
  if (places.length !== 1 || (only?.kind !== 'site' && only?.kind !== 'path') || OTHER_MEANING.test(text))
    return undefined;
  const step = openingOf(knowledge, only, { ifOpen: false, asAdministrator: false, browser: undefined });
  return {
    steps: [step],
    assumed: [`It was not said what to do with ${only.value}, so it is opened.`],
    used: [only],
    score: 0.42,
  };
};

const ALL_OF_THEM =
  /\b(?:all (?:three|four|five|of (?:them|these|it))|at once|together|one (?:single )?(?:key|thing|press|button)|(?:every|each) (?:morning|day|shift|evening)|mornings?|same (?:\w+ )?(?:things|programs|apps|stuff|files|sites|pages|places)|in one go|the lot|start (?:of )?(?:my|the) day|my day)\b/i;

/** "Outlook, Teams and C:\\hours.xlsx, all three on one key": what is named is what opens. */
export const readAllPlaces: ClauseReader = (clause, text, knowledge) => {
  const places = clause.entities.filter(
    (entity): entity is Place => entity.kind === 'program' || entity.kind === 'site' || entity.kind === 'path',
  );
  if (places.length < 2 || places.length > MOST || !ALL_OF_THEM.test(text) || OTHER_MEANING.test(text))
    return undefined;
  const how = { ifOpen: false, asAdministrator: false, browser: undefined };
  const steps = places.map((place) => openingOf(knowledge, place, how));
  const pause = pauseBetween(clause, text, places);
  if (pause)
    return { steps: spaced(knowledge, steps, pause.value), assumed: [], used: [...places, pause], score: 0.78 };
  return { steps, assumed: [], used: places, score: 0.75 };
};

// More than this is no list that anybody opens.
const MOST = 10;

function placesFrom({ entities }: Reading, text: string, from: number): Place[] {
  const places = entities.filter(
    (entity): entity is Place =>
      entity.start >= from && (entity.kind === 'program' || entity.kind === 'site' || entity.kind === 'path'),
  );
  const taken: Place[] = [];
  for (const place of places.slice(0, MOST)) {
    const between = text.slice(taken.at(-1)?.end ?? from, place.start);
    const isLinked = BETWEEN.test(between) || BROWSER_BEFORE.test(between) || SITE_BEHIND.test(between);
    if (taken.length > 0 && !isLinked) break;
    taken.push(place);
  }
  return taken;
}

function browserOf(_clause: Reading, text: string, places: readonly Place[]): Place | undefined {
  return places.find(
    (place) =>
      place.kind === 'program' &&
      place.value.exe in BROWSERS &&
      places.some(
        ({ kind, start }) =>
          kind === 'site' &&
          (BROWSER_BEFORE.test(text.slice(0, place.start)) ||
            SITE_BEHIND.test(text.slice(place.end, Math.max(place.end, start)))),
      ),
  );
}

type How = {
  readonly ifOpen: boolean;
  readonly asAdministrator: boolean;
  readonly browser: Place | undefined;
  readonly startIn?: string;
};

function openingOf(knowledge: Knowledge, place: Place, { ifOpen, asAdministrator, browser, startIn }: How): Step {
  if (place.kind === 'site') {
    return browser?.kind === 'program'
      ? stepOf(knowledge, 'open-site-in-browser', { site: place.value, browser: browser.value.exe, way: 'tab' })
      : stepOf(knowledge, 'open-site', { site: place.value });
  }
  if (place.kind === 'path') return openingPath(knowledge, place.value, { ifOpen, asAdministrator });
  if (asAdministrator && ifOpen)
    return stepOf(knowledge, 'open-or-activate-program', {
      program: { ...place.value, run: `*RunAs ${place.value.run}` },
    });
  if (asAdministrator) return stepOf(knowledge, 'open-program-as-administrator', { program: place.value });
  return stepOf(knowledge, ifOpen ? 'open-or-activate-program' : 'open-program', { program: place.value, startIn });
}

// The title of a window has the name of its file, but its ending only where Windows shows endings.
function openedOnce(open: Step, name: string): Step {
  const title = quoteString(name.replace(/\.\w{1,5}$/, ''));
  return { ...open, code: `if WinExist(${title})\n    WinActivate()\nelse\n    ${open.code}` };
}

function openingPath(knowledge: Knowledge, path: string, { ifOpen, asAdministrator }: Omit<How, 'browser'>): Step {
  const name = path.split('\\').at(-1) ?? path;
  const program: Program = { name, run: path, exe: name };
  if (asAdministrator) return stepOf(knowledge, 'open-program-as-administrator', { program });
  if (ifOpen && /\.exe$/i.test(name)) return stepOf(knowledge, 'open-or-activate-program', { program });
  const isFile = /\.\w{1,5}$/.test(path);
  if (isFile && ifOpen) return openedOnce(stepOf(knowledge, 'open-file', { file: path }), name);
  return isFile
    ? stepOf(knowledge, 'open-file', { file: path })
    : stepOf(knowledge, 'open-folder', { folder: path, way: ifOpen ? 'once' : 'new' });
}
