import { type TestOptions, test } from 'vitest';

export type Width = 1280 | 375;

/** A test of what is seen, at the widths of a desk and of a phone. */
export function inEachWidth(name: string, run: (width: Width) => Promise<void>, options: TestOptions = {}): void {
  test.each([1280, 375] as const)(`at %d pixels wide: ${name}`, options, run);
}
