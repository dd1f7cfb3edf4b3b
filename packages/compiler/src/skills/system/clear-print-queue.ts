import { ahk } from '../ahk-text.ts';
import { action } from '../skill.ts';

export const clearPrintQueue = action({
  id: 'clear-print-queue',
  title: 'Clear the stuck print jobs and restart the print spooler',
  slots: {},
  code: () => ahk`
  ; Windows asks for permission, as only an administrator may do this
  try Run('*RunAs cmd.exe /c net stop spooler & del /q "%SystemRoot%\System32\spool\PRINTERS\*" & net start spooler',, "Hide")
`,
});
