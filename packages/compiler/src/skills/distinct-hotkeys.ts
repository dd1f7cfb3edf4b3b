/**
 * The hotkeys of a recipe, each once: a request that names one key may have put it into two slots, and a script with
 * the same hotkey twice does not load. The later one goes back to its fallback.
 */
export function distinctHotkeys<Hotkeys extends readonly string[]>(
  wanted: Hotkeys,
  fallbacks: { readonly [Index in keyof Hotkeys]: string },
): Hotkeys {
  const taken: string[] = [];
  for (const [index, hotkey] of wanted.entries()) {
    const free = [hotkey, ...fallbacks.slice(index), ...fallbacks].find((candidate) => !taken.includes(candidate));
    taken.push(free ?? hotkey);
  }
  return taken as readonly string[] as Hotkeys;
}
