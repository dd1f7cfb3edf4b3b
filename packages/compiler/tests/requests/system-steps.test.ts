import { expect, test } from 'vitest';
import { scriptFor } from './script-for.ts';

test.each([
  ['flush the dns and get a new ip with ctrl+alt+F9', ['/flushdns', '/renew']],
  ['F7 shows me the current volume for 3 seconds', ['SoundGetVolume()', 'SetTimer(ToolTip, -3000)']],
  ['ctrl+alt+i shows the computer name and the ip in a box', ['A_ComputerName', 'SysGetIPAddresses()[1]', 'MsgBox(']],
  [
    'F2: ask me for a case number and open https://cases.example.com/?id= with it',
    ['InputBox(', 'Run("https://cases.example.com/?id="'],
  ],
  [
    'ctrl+F5 flips the resolution between 1280x720 and 2560x1440',
    ['SetScreenResolution(2560, 1440)', 'SetScreenResolution(1280, 720)'],
  ],
  [
    'fade the volume to zero over 5 minutes and then put the pc to standby, F12',
    ['FadeVolume(0, 5 * 60000)', 'SetSuspendState'],
  ],
])('%j does all of it', (request, parts) => {
  for (const part of parts) expect(scriptFor(request)).toContain(part);
});
