import { ahk } from '../ahk-text.ts';
import { action } from '../skill.ts';
import { choice } from '../slot.ts';

const MODES = {
  toggle: [
    'toggle',
    'switch between',
    'flip',
    'between',
    'swap',
    'light and dark',
    'dark and light',
    'light dark',
    'dark light',
    'light or dark',
    'dark or light',
    'on and off',
    'on off',
  ],
  dark: ['dark', 'night', 'black'],
  light: ['light', 'day', 'white', 'bright'],
};

export const switchDarkMode = action({
  id: 'switch-dark-mode',
  title: 'Switch between the dark and the light mode of Windows',
  slots: { mode: choice('mode', MODES, 'toggle') },
  code: ({ mode }) => ahk`SwitchTheme("${mode}")`,
  needs: () => ahk`
  SwitchTheme(mode) {
      theme := "HKCU\SOFTWARE\Microsoft\Windows\CurrentVersion\Themes\Personalize"
      light := mode = "toggle" ? !RegRead(theme, "AppsUseLightTheme", 1) : mode = "light"
      RegWrite(light, "REG_DWORD", theme, "AppsUseLightTheme")
      RegWrite(light, "REG_DWORD", theme, "SystemUsesLightTheme")
      ; tells the open windows, so that they change at once
      DllCall("SendMessageTimeout", "Ptr", 0xFFFF, "UInt", 0x1A, "Ptr", 0, "Str", "ImmersiveColorSet",
          "UInt", 2, "UInt", 1000, "Ptr", 0)
  }
`,
});
