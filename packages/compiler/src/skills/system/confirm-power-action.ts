import { ahk } from '../ahk-text.ts';
import { action } from '../skill.ts';
import { choice } from '../slot.ts';

const WHATS = {
  'shut down': ['shutdown', 'turn off', 'turning off', 'power off', 'switch off'],
  restart: ['restarting', 'restarts', 'reboot', 'reboots'],
  'log off': ['sign out', 'log out', 'logoff'],
};

const QUESTION = {
  'shut down': 'Shut down the computer now?',
  restart: 'Restart the computer now?',
  'log off': 'Log off now?',
};

const CODE = { 'shut down': 9, restart: 2, 'log off': 0 };

export const confirmPowerAction = action({
  id: 'confirm-power-action',
  title: 'Shut down, restart or log off, but ask first',
  slots: { what: choice('thing to do', WHATS, 'shut down') },
  code: ({ what }) => ahk`
  if MsgBox("${QUESTION[what]}",, "YesNo Icon?") = "Yes"
      Shutdown(${CODE[what]})
`,
});
