/** A script whose colors were found when the page was built; see colored-scripts.ts. */
declare module '*.ahk' {
  export const script: string;
  export const spans: readonly import('@hotscribe/ahk').HighlightSpan[];
}
