import { ahk } from './ahk-text.ts';
import type { Library } from './helper.ts';

/** Drives, printers, networks, and what tidies Windows up. */
export const COMPUTER_DEVICE_HELPERS = {
  EjectDrives: {
    code: ahk`
      ; Ejects the drives with these letters, or all USB sticks and cards
      EjectDrives(letters := "") {
          try {
              computer := ComObject("Shell.Application").Namespace(17)
              for letter in StrSplit(letters || DriveGetList("REMOVABLE"))
                  computer.ParseName(letter ":\").InvokeVerb("Eject")
          }
      }
    `,
  },
  ToggleCdTray: {
    code: ahk`
      ; Opens the CD tray, or closes it
      ToggleCdTray() {
          start := A_TickCount
          try {
              DriveEject()
              if A_TickCount - start < 1000 ; so quick that it must already have been open
                  DriveRetract()
          }
      }
    `,
  },
  SetLidAction: {
    code: ahk`
      ; What closing the lid does: 0 nothing, 1 sleep, 3 shut down
      SetLidAction(action) {
          try {
              for source in ["ac", "dc"] ; plugged in, on battery
                  RunWait("powercfg.exe /set" source "valueindex SCHEME_CURRENT SUB_BUTTONS LIDACTION " action, , "Hide")
              RunWait("powercfg.exe /setactive SCHEME_CURRENT", , "Hide")
          }
      }
    `,
  },
  ConnectWifi: {
    code: ahk`
      ; Connects to a network that this computer has been connected to before
      ConnectWifi(name) {
          failed := true
          try failed := RunWait('netsh.exe wlan connect name="' StrReplace(name, '"') '"', , "Hide")
          if failed
              TrayTip("Windows cannot connect to " name ".")
      }
    `,
  },
  ConnectVpn: {
    code: ahk`
      ; Connects to a VPN by its name under Settings > Network > VPN, with the password that is saved there
      ConnectVpn(name) {
          failed := true
          try failed := RunWait('rasdial.exe "' StrReplace(name, '"') '"', , "Hide")
          TrayTip(failed ? "Couldn't connect to the VPN." : "Connected", name)
      }
    `,
  },
  ConnectDrive: {
    code: ahk`
      ; Connects a folder on the network as a drive
      ConnectDrive(drive, folder) {
          if DirExist(drive "\")
              return
          failed := true
          try failed := RunWait('net.exe use ' drive ' "' StrReplace(folder, '"') '"', , "Hide")
          if failed
              TrayTip(folder " cannot be connected as drive " drive)
      }
    `,
  },
  UsePrinter: {
    code: ahk`
      ; Makes the first printer with these words in its name the default one
      UsePrinter(words) {
          try {
              for printer in ComObjGet("winmgmts:").ExecQuery("SELECT * FROM Win32_Printer")
                  if InStr(printer.Name, words) {
                      printer.SetDefaultPrinter()
                      TrayTip(printer.Name, "Default printer")
                      return
                  }
          }
          TrayTip("There is no printer called " words ".")
      }
    `,
  },
  RenewIpAddress: {
    code: ahk`
      RenewIpAddress() {
          try {
              RunWait("ipconfig.exe /release", , "Hide")
              RunWait("ipconfig.exe /renew", , "Hide")
          }
      }
    `,
  },
  RestartExplorer: {
    code: ahk`
      ; Closes File Explorer, along with the taskbar and the desktop, and starts it again
      RestartExplorer() {
          try RunWait("taskkill.exe /f /im explorer.exe", , "Hide")
          if !ProcessWait("explorer.exe", 2) ; Windows may have done it by itself
              Run(A_WinDir "\explorer.exe")
      }
    `,
  },
  ClearTemp: {
    code: ahk`
      ; Deletes temporary files that nothing has touched for a day: what is newer may still be needed
      ClearTemp() {
          count := 0
          Loop Files A_Temp "\*", "FD"
              try {
                  if DateDiff(A_Now, A_LoopFileTimeModified, "Days") < 1
                      continue
                  if InStr(A_LoopFileAttrib, "D")
                      DirDelete(A_LoopFileFullPath, true)
                  else
                      FileDelete(A_LoopFileFullPath)
                  count += 1
              }
          TrayTip(count " deleted", "Temporary files")
      }
    `,
  },
} as const satisfies Library;
