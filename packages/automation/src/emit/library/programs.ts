import { ahk } from './ahk-text.ts';
import type { Library } from './helper.ts';
import { PROCESS_HELPERS } from './programs-processes.ts';
import { WEB_HELPERS } from './programs-web.ts';

const OPENERS = {
  OpenProgram: {
    needs: ['StartMenuEntry'],
    code: ahk`
      ; Starts a program by its name in the Start menu, or by one of the files or addresses that start it
      OpenProgram(name, starts := [], arguments := "", options := "", verb := "") {
          targets := [StartMenuEntry(name), starts*]
          targets.Push(name)
          for target in targets {
              if target = ""
                  continue
              try
                  return Run(verb = "" && arguments = "" ? target : verb '"' target '" ' arguments,, options)
              catch
                  if A_LastError = 1223 ; you answered No when Windows asked
                      return
          }
          MsgBox(name " could not be found. In the script, replace its name with the full path to its file.",, "Icon!")
      }
    `,
  },
  StartMenuEntry: {
    code: ahk`
      ; The Start menu entry with that name, or else the shortest one that contains it
      StartMenuEntry(name) {
          entries := []
          for folder in [A_Programs, A_ProgramsCommon]
              Loop Files folder "\*.*", "R"
                  if A_LoopFileExt ~= "i)^(lnk|url|appref-ms)$"
                      entries.Push({ name: RegExReplace(A_LoopFileName, "\.[^.]+$"), path: A_LoopFilePath })
          try for app in ComObject("Shell.Application").NameSpace("shell:AppsFolder").Items ; Store apps are only listed there
              entries.Push({ name: app.Name, path: "shell:AppsFolder\" app.Path })
          best := { name: "", path: "" }
          for entry in entries {
              if entry.name = name
                  return entry.path
              ; Whole words only: Rust is not RustDesk
              if entry.name ~= "i)(?<!\w)\Q" name "\E(?!\w)" && !InStr(entry.name, "uninstall")
                  if best.name = "" || StrLen(entry.name) < StrLen(best.name)
                      best := entry
          }
          return best.path
      }
    `,
  },
  OpenPath: {
    code: ahk`
      ; Opens a file, a folder or a program where it is. A program finds its own files in the folder it starts in
      OpenPath(path, arguments := "", options := "", verb := "") {
          SplitPath(path, , &folder, &ending)
          try
              Run(verb '"' path '" ' arguments, ending ~= "i)^(exe|com|bat|cmd)$" ? folder : "", options)
          catch
              if A_LastError != 1223 ; you answered No when Windows asked
                  MsgBox(path " could not be opened.",, "Icon!")
      }
    `,
  },
  RunAsAdmin: {
    code: ahk`
      RunAsAdmin(command, options := "") {
          try Run("*RunAs " command,, options) ; you may answer No when Windows asks
      }
    `,
  },
  FileNamed: {
    code: ahk`
      ; Where a file with this name is, among the folders that people keep files in
      FileNamed(name) {
          for folder in [A_ScriptDir, A_Desktop, A_MyDocuments, EnvGet("USERPROFILE") "\Downloads"]
              if FileExist(folder "\" name)
                  return folder "\" name
          return name
      }
    `,
  },
  OpenAnything: {
    needs: ['OpenProgram', 'OpenPath'],
    code: ahk`
      ; Opens what a text names: an address, a file or folder, or a program
      OpenAnything(text, arguments := "", options := "", verb := "") {
          text := Trim(text, " \`t\`r\`n\`"")
          if text = ""
              return
          if text ~= "i)^([a-z][a-z0-9+.-]+:[^\\]|www\.)" || text ~= "i)^[\w-]+(\.[\w-]+)*\.[a-z]{2,}(/|$)" && !FileExist(text)
              OpenPath(text ~= "i)^[a-z][a-z0-9+.-]+:" ? text : "https://" text, arguments, options, verb)
          else if FileExist(text)
              OpenPath(text, arguments, options, verb)
          else
              OpenProgram(text, [], arguments, options, verb)
      }
    `,
  },
  OpenAndWait: {
    needs: ['FirstOf'],
    code: ahk`
      ; Opens something and gives its window once it is in front: a new one among the listed windows,
      ; or the one that a single-window program brings to the front
      OpenAndWait(open, list, reusesWindow := true, limit := 10000) {
          known := Map(), start := A_TickCount
          for window in list()
              known[window] := true
          open()
          while A_TickCount - start < limit {
              for window in list() {
                  if known.Has(window) && !(reusesWindow && A_TickCount - start > 3000 && WinActive(window))
                      continue
                  try {
                      WinActivate(window)
                      WinWaitActive(window,, 2)
                      return window
                  }
              }
              Sleep(50)
          }
          return reusesWindow ? FirstOf(list()) : 0
      }
    `,
  },
  OpenNamedAndWait: {
    needs: ['OpenWindows', 'IsWindowOf', 'WindowOf'],
    code: ahk`
      ; Opens a program and gives its window once it is in front: a new one with that name, or the one that a single-window
      ; program brings to the front. After five seconds, any new window is assumed to be it
      OpenNamedAndWait(open, name, limit := 10000) {
          known := Map(), start := A_TickCount
          for window in OpenWindows()
              known[window] := true
          open()
          while A_TickCount - start < limit {
              for window in OpenWindows()
                  if IsMeant(window, A_TickCount - start) && (window := InFront(window))
                      return window
              Sleep(50)
          }
          return InFront(WindowOf(name))

          IsMeant(window, time) {
              if known.Has(window)
                  return time > 3000 && WinActive(window) && IsWindowOf(window, name)
              return time > 5000 || IsWindowOf(window, name)
          }
          InFront(window) {
              try {
                  WinActivate(window)
                  WinWaitActive(window,, 2)
                  return window
              }
              return 0
          }
      }
    `,
  },
  CycleApps: {
    code: ahk`
      ; Goes from one of these programs to the next that is open
      CycleApps(windows*) {
          current := 0
          for index, window in windows
              if window && WinActive(window)
                  current := index
          Loop windows.Length {
              next := windows[Mod(current + A_Index - 1, windows.Length) + 1]
              if next && WinExist(next)
                  return WinActivate(next)
          }
      }
    `,
  },
  TerminalIn: {
    code: ahk`
      TerminalIn(folder) {
          try
              Run('wt.exe -d "' RTrim(folder, "\") '\."') ; a backslash before the quote would be taken as part of the path
          catch
              Run(A_ComSpec, folder)
      }
    `,
  },
  StartWithWindows: {
    needs: ['StartMenuEntry'],
    code: ahk`
      ; Puts a program into the Startup folder, by its name in the Start menu or by its path
      StartWithWindows(name, path := "") {
          entry := path = "" ? StartMenuEntry(name) : ""
          try {
              if entry ~= "i)\.(lnk|url|appref-ms)$"
                  FileCopy(entry, A_Startup, true)
              else
                  FileCreateShortcut(entry ~= "^shell:" ? "explorer.exe" : path = "" ? name : path, A_Startup "\" RegExReplace(name, '[\\/:*?"<>|]', "_") ".lnk", "", entry)
          } catch
              MsgBox(name " could not be added to the Startup folder.",, "Icon!")
      }
    `,
  },
} as const satisfies Library;

export const PROGRAMS_HELPERS = { ...OPENERS, ...PROCESS_HELPERS, ...WEB_HELPERS } as const satisfies Library;
