import { ahk } from '../ahk-text.ts';
import { action } from '../skill.ts';
import { choice } from '../slot.ts';

const STATES = {
  toggle: ['toggle', 'on and off', 'on off', 'on or off'],
  restart: ['off and on again', 'off and back on', 'off and then on', 'off and then back on', 'restart', 'reset'],
  disabled: ['off', 'disable', 'disconnect', 'turn off', 'kill', 'cut'],
  enabled: ['enable', 'connect', 'reconnect', 'turn on', 'switch on', 'back on'],
};

export const switchWifi = action({
  id: 'switch-wifi',
  title: 'Turn Wi-Fi on or off',
  slots: { state: choice('state of the Wi-Fi', STATES, 'toggle') },
  code: ({ state }) => ahk`SwitchWifi("${state}")`,
  needs: () => ahk`
  ; Windows asks for permission, as only an administrator may do this
  SwitchWifi(state) {
      adapter := "Wi-Fi" ; its name under Network Connections
      if state = "toggle"
          for device in ComObjGet("winmgmts:").ExecQuery("SELECT * FROM Win32_NetworkAdapter WHERE NetConnectionID = '" adapter "'")
              state := device.ConfigManagerErrorCode = 22 ? "enabled" : "disabled" ; 22: switched off
      change := 'netsh interface set interface "' adapter '" '
      if state = "restart"
          change .= "disabled & timeout /t 3 & " change "enabled"
      else
          change .= state
      try Run("*RunAs " A_ComSpec ' /c "' change '"',, "Hide")
  }
`,
});
