/** For what the user cannot act on but someone looking into a problem will want to see. */
export function logProblem(what: string, cause: unknown): void {
  // biome-ignore lint/suspicious/noConsole: the one place that writes to the browser's console
  console.error(what, cause);
}
