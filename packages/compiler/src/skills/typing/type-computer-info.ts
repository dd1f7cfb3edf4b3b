import { action } from '../skill.ts';
import { choice } from '../slot.ts';
import { deliver, INTO } from './deliver.ts';

const FACTS = {
  computer: ['computer name', 'pc name', 'hostname', 'host name', 'machine name'],
  user: ['user name', 'username', 'windows account', 'logged in'],
  ip: ['local ip', 'ip address', 'ip', 'ipv4'],
  windows: ['windows version', 'os version', 'build number'],
  screen: ['screen resolution', 'resolution', 'screen size'],
};

const EXPRESSIONS = {
  computer: 'A_ComputerName',
  user: 'A_UserName',
  ip: 'SysGetIPAddresses()[1]',
  windows: 'A_OSVersion',
  screen: 'A_ScreenWidth "x" A_ScreenHeight',
};

export const typeComputerInfo = action({
  id: 'type-computer-info',
  title: "Type or copy the computer's name, your user name or the IP address",
  slots: { fact: choice('detail of the computer', FACTS, 'computer'), into: choice('place for it', INTO, 'type') },
  code: ({ fact, into }) => deliver(into, EXPRESSIONS[fact]),
});
