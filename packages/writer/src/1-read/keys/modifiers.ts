const SIDED = /^[lr]?(ctrl|alt|shift|win)$/;
const ORDER = ['ctrl', 'alt', 'shift', 'win'];

export function isModifier(key: string): boolean {
  return SIDED.test(key);
}

/** A combination as programs write it; nothing if a modifier is said twice. */
export function combined(modifiers: readonly string[], key: string): string | undefined {
  const kinds = modifiers.map(kindOf);
  if (new Set(kinds).size < kinds.length) return undefined;
  const sorted = [...modifiers].sort((a, b) => ORDER.indexOf(kindOf(a)) - ORDER.indexOf(kindOf(b)));
  return [...sorted, key].join('+');
}

function kindOf(modifier: string): string {
  return SIDED.exec(modifier)?.[1] ?? '';
}
