/** Key names that are everyday words too: behind or before these words no key is meant. */
export const WORDS_NOT_KEYS: Readonly<
  Record<string, { readonly before: ReadonlySet<string>; readonly after: ReadonlySet<string> }>
> = {
  tab: {
    before: words(
      'own separate different same single new next previous prev close closes closed closing this browser chrome edge firefox current open opens opened switch switches reopen duplicate in my every last active first other private incognito background pin mute that a the another each one new-tab second third youtube gmail any right left spotify inactive selected empty blank old opening which excel',
    ),
    after: words('open group i is on with title named that opens bar to in from has comes again of list strip'),
  },
  space: {
    before: words(
      'a an extra no disk free white double some trailing leading without blank empty one each any enough more much less drive storage single work working in color of my',
    ),
    after: words('left needed after between before is on characters character in for remaining runs'),
  },
  shift: {
    before: words('my night late early day work of each every a per the this'),
    after: words('starts ends is plan work end times report the over everything all ends handover begins'),
  },
  enter: {
    before: words('i we they always who must you people'),
    after: words('the my a an text your some data this his her our number numbers value values it'),
  },
  escape: { before: words('to can'), after: words('from the to') },
};

function words(text: string): ReadonlySet<string> {
  return new Set(text.split(' '));
}
