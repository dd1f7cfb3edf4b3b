/** Pages of the Windows settings, each with the words that people say for it. */
const PAGES: Readonly<Record<string, readonly string[]>> = {
  'ms-settings:': ['', 'settings', 'home', 'main'],
  'ms-settings:bluetooth': [
    'bluetooth',
    'devices',
    'bluetooth and devices',
    'bluetooth & devices',
    'connected devices',
  ],
  'ms-settings:network-wifi': ['wifi', 'wireless', 'wlan'],
  'ms-settings:network-ethernet': ['ethernet', 'lan'],
  'ms-settings:network': ['network', 'internet', 'network and internet'],
  'ms-settings:network-vpn': ['vpn'],
  'ms-settings:network-proxy': ['proxy'],
  'ms-settings:network-airplanemode': ['airplane mode', 'flight mode', 'aeroplane mode'],
  'ms-settings:network-mobilehotspot': ['hotspot', 'mobile hotspot'],
  'ms-settings:display': ['display', 'screen', 'monitor', 'monitors', 'resolution', 'brightness', 'scale', 'hdr'],
  'ms-settings:display-advanced': ['advanced display', 'refresh rate'],
  'ms-settings:display-advancedgraphics': ['graphics'],
  'ms-settings:nightlight': ['night light', 'blue light'],
  'ms-settings:sound': ['sound', 'audio', 'volume', 'speakers', 'microphone', 'sound output', 'sound input'],
  'ms-settings:apps-volume': ['volume mixer', 'app volume', 'sound mixer'],
  'ms-settings:notifications': ['notifications', 'notification'],
  'ms-settings:quiethours': ['focus assist', 'do not disturb', 'focus'],
  'ms-settings:powersleep': ['power', 'sleep', 'power and sleep', 'power and battery', 'power plan'],
  'ms-settings:batterysaver': ['battery', 'battery saver'],
  'ms-settings:storagesense': ['storage', 'disk space'],
  'ms-settings:multitasking': ['multitasking', 'snap', 'snap windows', 'virtual desktops'],
  'ms-settings:project': ['project', 'projecting'],
  'ms-settings:remotedesktop': ['remote desktop'],
  'ms-settings:clipboard': ['clipboard', 'clipboard history'],
  'ms-settings:about': ['about', 'system', 'system information', 'pc name', 'specs', 'system info'],
  'ms-settings:windowsupdate': ['windows update', 'update', 'updates'],
  'ms-settings:recovery': ['recovery', 'reset this pc'],
  'ms-settings:activation': ['activation'],
  'ms-settings:troubleshoot': ['troubleshoot', 'troubleshooting'],
  'ms-settings:backup': ['backup'],
  'ms-settings:developers': ['developers', 'developer', 'developer mode'],
  'ms-settings:windowsdefender': ['windows security', 'defender', 'windows defender', 'virus protection'],
  'ms-settings:appsfeatures': ['apps', 'installed apps', 'uninstall', 'apps and features', 'programs'],
  'ms-settings:defaultapps': ['default apps', 'default programs', 'default browser'],
  'ms-settings:optionalfeatures': ['optional features'],
  'ms-settings:startupapps': ['startup apps', 'startup programs', 'autostart', 'startup'],
  'ms-settings:printers': ['printers', 'printer', 'scanners', 'printers and scanners'],
  'ms-settings:mousetouchpad': ['mouse', 'pointer', 'mouse speed'],
  'ms-settings:devices-touchpad': ['touchpad'],
  'ms-settings:usb': ['usb'],
  'ms-settings:autoplay': ['autoplay'],
  'ms-settings:typing': ['typing', 'keyboard', 'autocorrect'],
  'ms-settings:regionlanguage': ['language', 'languages', 'keyboard layout', 'keyboard language'],
  'ms-settings:regionformatting': ['region', 'date format', 'regional format'],
  'ms-settings:speech': ['speech'],
  'ms-settings:dateandtime': ['date and time', 'clock', 'time zone', 'date', 'time', 'date & time'],
  'ms-settings:personalization': ['personalisation', 'personalization'],
  'ms-settings:personalization-background': ['background', 'wallpaper'],
  'ms-settings:themes': ['theme', 'themes'],
  'ms-settings:colors': ['colours', 'colors', 'dark mode', 'color', 'accent color'],
  'ms-settings:fonts': ['fonts', 'font'],
  'ms-settings:personalization-start': ['start menu', 'start'],
  'ms-settings:taskbar': ['taskbar'],
  'ms-settings:lockscreen': ['lock screen'],
  'ms-settings:privacy': ['privacy', 'privacy and security'],
  'ms-settings:privacy-webcam': ['camera', 'webcam', 'camera privacy'],
  'ms-settings:privacy-microphone': ['microphone privacy', 'microphone access'],
  'ms-settings:privacy-location': ['location'],
  'ms-settings:yourinfo': ['account', 'accounts', 'my account', 'user account', 'your info'],
  'ms-settings:emailandaccounts': ['email and accounts', 'email'],
  'ms-settings:otherusers': ['other users', 'family', 'users'],
  'ms-settings:signinoptions': ['sign in', 'password', 'pin', 'sign in options'],
  'ms-settings:easeofaccess': ['accessibility', 'ease of access'],
  'ms-settings:easeofaccess-display': ['text size'],
  'ms-settings:easeofaccess-magnifier': ['magnifier'],
  'ms-settings:easeofaccess-narrator': ['narrator'],
  'ms-settings:easeofaccess-highcontrast': ['high contrast', 'contrast themes'],
  'ms-settings:easeofaccess-mousepointer': ['mouse pointer', 'pointer size', 'cursor'],
  'ms-settings:gaming-gamebar': ['game bar', 'gaming', 'xbox game bar'],
  'ms-settings:gaming-gamemode': ['game mode'],
};

const BY_KEY = new Map(
  Object.entries(PAGES).flatMap(([address, names]) => names.map((name) => [keyOf(name), address] as const)),
);

/** The address of a page of the Windows settings; the first page for words that name none. */
export function settingsPage(words: string): string {
  if (/^ms-settings:[\w-]*$/i.test(words)) return words;
  const key = keyOf(words);
  const shorter = key.replace(/^(?:the|windows)|(?:settings?|page|options?)$/g, '');
  return BY_KEY.get(key) ?? BY_KEY.get(shorter) ?? longestWithin(key) ?? 'ms-settings:';
}

// "bluetooth device list" is about Bluetooth.
function longestWithin(key: string): string | undefined {
  const names = [...BY_KEY.keys()].filter((name) => name.length > 3 && key.includes(name));
  return BY_KEY.get(names.sort((a, b) => b.length - a.length)[0] ?? '-');
}

function keyOf(words: string): string {
  return words
    .toLowerCase()
    .replace(/&/g, 'and')
    .replace(/[^\p{L}\p{N}]/gu, '');
}
