import { ahk } from '../ahk-text.ts';
import { action } from '../skill.ts';

export const toggleNotifications = action({
  id: 'toggle-notifications',
  title: 'Turn notifications off or on again',
  slots: {},
  code: () => ahk`ToggleNotifications()`,
  needs: () => ahk`
  ToggleNotifications() {
      key := "HKCU\Software\Microsoft\Windows\CurrentVersion\PushNotifications"
      on := !RegRead(key, "ToastEnabled", 1)
      RegWrite(on, "REG_DWORD", key, "ToastEnabled")
      ToolTip("Notifications: " (on ? "on" : "off"))
      SetTimer(() => ToolTip(), -1500)
  }
`,
});
