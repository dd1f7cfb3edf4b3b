import { ahk } from '../ahk-text.ts';
import { action } from '../skill.ts';

export const toggleProxy = action({
  id: 'toggle-proxy',
  title: 'Turn the proxy server on or off',
  slots: {},
  code: () => ahk`ToggleProxy()`,
  needs: () => ahk`
  ToggleProxy() {
      key := "HKCU\Software\Microsoft\Windows\CurrentVersion\Internet Settings"
      on := !RegRead(key, "ProxyEnable", 0)
      RegWrite(on, "REG_DWORD", key, "ProxyEnable")
      ; tells the open programs: 39 that settings changed, 37 to read them again
      DllCall("wininet\InternetSetOptionW", "Ptr", 0, "UInt", 39, "Ptr", 0, "UInt", 0)
      DllCall("wininet\InternetSetOptionW", "Ptr", 0, "UInt", 37, "Ptr", 0, "UInt", 0)
      TrayTip("Proxy: " (on ? "on" : "off"))
  }
`,
});
