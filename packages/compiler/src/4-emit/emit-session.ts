import type { SessionEvent } from '#ir/automation.ts';

const EVENTS: Readonly<Record<SessionEvent, { message: string; code: number; says: string; ask: readonly string[] }>> =
  {
    wakes: { message: '0x0218', code: 18, says: 'the computer wakes up', ask: [] },
    unlocks: { message: '0x02B1', code: 8, says: 'the computer is unlocked', ask: notified() },
    locks: { message: '0x02B1', code: 7, says: 'the computer is locked', ask: notified() },
  };

/** Windows itself says when the computer wakes up, is locked or is unlocked. */
export function sessionWatch(event: SessionEvent, body: readonly string[], number: string): string {
  const { message, code, says, ask } = EVENTS[event];
  return [
    ...ask,
    `OnMessage(${message}, SessionChanged${number})`,
    'Persistent()',
    '',
    `SessionChanged${number}(event, *) {`,
    `    if (event != ${code}) ; ${says}`,
    '        return',
    ...body.map((line) => (line ? `    ${line}` : '')),
    '}',
  ].join('\n');
}

function notified(): string[] {
  return [
    '; Ask Windows to tell this script when the computer is locked and unlocked.',
    'DllCall("wtsapi32\\WTSRegisterSessionNotification", "Ptr", A_ScriptHwnd, "UInt", 0)',
  ];
}
