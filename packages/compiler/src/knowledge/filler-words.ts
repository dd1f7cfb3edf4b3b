/** Words that say nothing about what is wanted. */
export const FILLER_WORDS: ReadonlySet<string> = new Set(
  `a an and any anyone anybody are aren't as at be because been being but by can can't could couldn't did didn't do does
  doesn't doing don't done for from had has have having he her here hey hi his how i i'd i'll i'm i've if im in is isn't it
  it'd it'll it's its just kind let's like lot many may maybe me might mine more most much must my need needs no not of oh
  ok on or our perhaps please pls possible pretty quite really she should so some somebody someone something sort such sure
  than thank thanks that that's thats the their them then there these they thing things this those though thx to too u up
  us very want wanted wants was way we well were what whatever when where which while who why will wish with won't would
  wouldn't yes yet you you're your`.split(/\s+/),
);
