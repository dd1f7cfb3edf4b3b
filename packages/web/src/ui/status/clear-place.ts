export type Box = { left: number; top: number; width: number; height: number };

const STEP = 8;

/**
 * Where a box of this size covers none of the others: at the bottom right if it can be, else above, else at the left;
 * where everything is taken, at the bottom right all the same.
 */
export function clearPlace(
  window: { width: number; height: number },
  size: { width: number; height: number },
  others: readonly Box[],
): { left: number; top: number } {
  const bottom = Math.max(0, window.height - size.height);
  const right = Math.max(0, window.width - size.width);
  for (const left of new Set([right, 0])) {
    for (let top = bottom; top >= 0; top -= STEP) {
      const place = { left, top, ...size };
      if (!others.some((other) => overlap(place, other))) return { left, top };
    }
  }
  return { left: right, top: bottom };
}

function overlap(a: Box, b: Box): boolean {
  return a.left < b.left + b.width && b.left < a.left + a.width && a.top < b.top + b.height && b.top < a.top + a.height;
}
