/** How often something stands twice in a row, or a menu has the same item twice. */
export function doubledSteps(tree: unknown): number {
  if (typeof tree !== 'object' || tree === null) return 0;
  const below = Object.values(tree).reduce((sum: number, each) => sum + doubledSteps(each), 0);
  if (!Array.isArray(tree)) return below;
  const texts = tree.map((each) => JSON.stringify(each));
  const isMenu = tree.every((each) => typeof each === 'object' && each !== null && 'label' in each);
  return (
    below + texts.filter((text, at) => at > 0 && (isMenu ? texts.indexOf(text) < at : texts[at - 1] === text)).length
  );
}
