import { systemTool } from '#knowledge/system-tools.ts';
import type { COMPUTER } from '#language/steps/computer.ts';
import { literal } from '../code.ts';
import type { Emitters } from '../emitters.ts';
import { useHelper } from '../use-helper.ts';
import { openTarget } from './open-target.ts';
import { runCall } from './run-call.ts';

type DeviceKind =
  | 'empty-bin'
  | 'eject'
  | 'cd-tray'
  | 'connect-wifi'
  | 'connect-vpn'
  | 'network-drive'
  | 'default-printer'
  | 'clear-print-queue'
  | 'flush-dns'
  | 'renew-ip'
  | 'restart-explorer'
  | 'reset-graphics'
  | 'clear-temp'
  | 'emoji-picker'
  | 'accessibility-tool'
  | 'system-tool';

const CLEAR_QUEUE = 'net stop spooler & del /q "%SystemRoot%\\System32\\spool\\PRINTERS\\*" & net start spooler';

const ACCESSIBILITY = {
  magnifier: 'try Run("magnify.exe")',
  narrator: 'try Run("narrator.exe")',
  keyboard: 'try Run("osk.exe")',
  dictation: 'Send("#h")',
} as const;

/** Drives, printers, networks and tools. */
export const EMIT_DEVICES: Pick<Emitters<typeof COMPUTER>, DeviceKind> = {
  'empty-bin': () => ['try FileRecycleEmpty() ; fails if it is already empty'],
  eject: ({ drive }, { draft }) => {
    const letter = /^\s*([a-z])(?:$|[^a-z])/i.exec(drive ?? '')?.[1]?.toUpperCase();
    return [`${useHelper(draft, 'EjectDrives')}(${letter ? literal(letter) : ''})`];
  },
  'cd-tray': (_, { draft }) => [`${useHelper(draft, 'ToggleCdTray')}()`],
  'connect-wifi': ({ network }, { draft }) => [`${useHelper(draft, 'ConnectWifi')}(${literal(network)})`],
  'connect-vpn': ({ connection }, { draft }) => [`${useHelper(draft, 'ConnectVpn')}(${literal(connection)})`],
  'network-drive': ({ letter, path }, { draft }) => {
    const drive = `${(/[a-z]/i.exec(letter)?.[0] ?? 'Z').toUpperCase()}:`;
    return [`${useHelper(draft, 'ConnectDrive')}(${literal(drive)}, ${literal(path)})`];
  },
  'default-printer': ({ printer }, { draft }) => [`${useHelper(draft, 'UsePrinter')}(${literal(printer)})`],
  'clear-print-queue': () => [
    '; Windows asks for permission, as only an administrator may do this.',
    `try Run(${literal(`*RunAs cmd.exe /c ${CLEAR_QUEUE}`)}, , "Hide")`,
  ],
  'flush-dns': () => ['try Run("ipconfig.exe /flushdns", , "Hide")'],
  'renew-ip': (_, { draft }) => [`${useHelper(draft, 'RenewIpAddress')}()`],
  'restart-explorer': (_, { draft }) => [`${useHelper(draft, 'RestartExplorer')}()`],
  'reset-graphics': () => ['Send("#^+b") ; the Windows shortcut for this'],
  'clear-temp': (_, { draft }) => [`${useHelper(draft, 'ClearTemp')}()`],
  'emoji-picker': () => ['Send("#.")'],
  'accessibility-tool': ({ tool }) => [ACCESSIBILITY[tool]],
  'system-tool': ({ tool, 'as-admin': asAdmin }, scope) => {
    const run = systemTool(tool);
    if (run) return [`try Run(${literal(asAdmin ? `*RunAs ${run}` : run)})`];
    return [runCall(openTarget({ kind: 'text', text: tool }, scope), asAdmin ? { 'as-admin': true } : {}, scope)];
  },
};
