import { ahk } from '../ahk-text.ts';
import { action } from '../skill.ts';
import { choice } from '../slot.ts';

const TOOLS = {
  'control.exe': ['control panel'],
  'taskmgr.exe': ['task manager'],
  'devmgmt.msc': ['device manager', 'devices'],
  'mmsys.cpl': ['sound panel', 'sound control panel', 'playback devices', 'recording devices', 'old sound settings'],
  'ncpa.cpl': ['network connections', 'network adapters', 'adapter settings'],
  'appwiz.cpl': ['programs and features', 'uninstall a program', 'add remove programs'],
  'diskmgmt.msc': ['disk management', 'partitions'],
  'services.msc': ['services'],
  'main.cpl': ['mouse properties', 'mouse control panel', 'pointer settings'],
  'timedate.cpl': ['date and time panel', 'clock panel'],
  'powercfg.cpl': ['power options', 'power plan'],
  'sysdm.cpl': ['system properties', 'advanced system settings'],
  'rundll32.exe sysdm.cpl,EditEnvironmentVariables': ['environment variables', 'env variables', 'path variable'],
  'taskschd.msc': ['task scheduler', 'scheduled tasks'],
  'eventvwr.msc': ['event viewer', 'event log'],
  'regedit.exe': ['registry editor', 'regedit', 'registry'],
  'msinfo32.exe': ['system information', 'system info'],
  'dxdiag.exe': ['dxdiag', 'directx'],
  'resmon.exe': ['resource monitor'],
  'perfmon.exe': ['performance monitor'],
  'msconfig.exe': ['msconfig', 'system configuration'],
  'cleanmgr.exe': ['disk cleanup', 'disk clean up', 'clean up disk'],
  'dfrgui.exe': ['defrag', 'defragment', 'optimise drives', 'optimize drives'],
  'compmgmt.msc': ['computer management'],
  'gpedit.msc': ['group policy', 'gpedit'],
  'charmap.exe': ['character map', 'special characters'],
  'sndvol.exe': ['volume mixer', 'sound mixer'],
  'firewall.cpl': ['firewall'],
  'inetcpl.cpl': ['internet options'],
  'control.exe printers': ['printers panel', 'devices and printers'],
  'control.exe userpasswords2': ['user accounts', 'netplwiz'],
  'mstsc.exe': ['remote desktop', 'rdp'],
  'winver.exe': ['winver', 'windows version'],
  'optionalfeatures.exe': ['windows features', 'optional features'],
  'snippingtool.exe': ['snipping tool'],
  'psr.exe': ['steps recorder'],
};

export const openSystemTool = action({
  id: 'open-system-tool',
  title: 'Open a tool of Windows, such as the control panel or the device manager',
  slots: { tool: choice('tool of Windows', TOOLS, 'control.exe') },
  code: ({ tool }) => ahk`Run("${tool}")`,
});
