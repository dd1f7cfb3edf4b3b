/** Directives by lower-case name, as the documentation spells them. */
export const DIRECTIVES: ReadonlyMap<string, string> = new Map(
  [
    '#ClipboardTimeout',
    '#DllLoad',
    '#ErrorStdOut',
    '#HotIf',
    '#HotIfTimeout',
    '#Hotstring',
    '#Include',
    '#IncludeAgain',
    '#InputLevel',
    '#MaxThreads',
    '#MaxThreadsBuffer',
    '#MaxThreadsPerHotkey',
    '#NoTrayIcon',
    '#Requires',
    '#SingleInstance',
    '#SuspendExempt',
    '#UseHook',
    '#Warn',
    '#WinActivateForce',
  ].map((name) => [name.toLowerCase(), name]),
);
