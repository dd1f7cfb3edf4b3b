import { ahk } from '../ahk-text.ts';
import { action } from '../skill.ts';

export const toggleBluetooth = action({
  id: 'toggle-bluetooth',
  title: 'Turn Bluetooth on or off',
  slots: {},
  code: () => ahk`ToggleBluetooth()`,
  needs: () => ahk`
  ToggleBluetooth() {
      command := "
      (Join\`s
          Add-Type -AssemblyName System.Runtime.WindowsRuntime;
          $asTask = [WindowsRuntimeSystemExtensions].GetMethods() | Where-Object { $_.Name -eq 'AsTask' -and
          $_.GetParameters().Count -eq 1 -and $_.GetParameters()[0].ParameterType.Name -like 'IAsyncOperation?1' };
          function Await($operation, $type) {
          $task = $asTask.MakeGenericMethod($type).Invoke($null, @($operation)); $task.Wait(); $task.Result };
          $radioType = [Windows.Devices.Radios.Radio, Windows.System.Devices, ContentType = WindowsRuntime];
          $statusType = [Windows.Devices.Radios.RadioAccessStatus, Windows.System.Devices, ContentType = WindowsRuntime];
          Await $radioType::RequestAccessAsync() $statusType;
          $radios = Await $radioType::GetRadiosAsync() ([Collections.Generic.IReadOnlyList[Windows.Devices.Radios.Radio]]);
          $bluetooth = $radios | Where-Object { $_.Kind -eq 'Bluetooth' };
          $state = if ($bluetooth.State -eq 'On') { 'Off' } else { 'On' };
          Await $bluetooth.SetStateAsync($state) $statusType
      )"
      Run('powershell.exe -NoProfile -Command "' command '"',, "Hide")
  }
`,
});
