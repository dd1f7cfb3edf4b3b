const READ_ONLY =
  'A_AhkPath A_AhkVersion A_AppData A_AppDataCommon A_ComputerName A_ComSpec A_Cursor A_DD A_DDD A_DDDD A_Desktop A_DesktopCommon A_EndChar A_Hour A_IconFile A_IconNumber A_InitialWorkingDir A_Is64bitOS A_IsAdmin A_IsCompiled A_IsCritical A_IsPaused A_IsSuspended A_Language A_LineFile A_LineNumber A_LoopField A_LoopFileAttrib A_LoopFileDir A_LoopFileExt A_LoopFileFullPath A_LoopFileName A_LoopFilePath A_LoopFileShortName A_LoopFileShortPath A_LoopFileSize A_LoopFileSizeKB A_LoopFileSizeMB A_LoopFileTimeAccessed A_LoopFileTimeCreated A_LoopFileTimeModified A_LoopReadLine A_LoopRegKey A_LoopRegName A_LoopRegTimeModified A_LoopRegType A_MDay A_Min A_MM A_MMM A_MMMM A_Mon A_MSec A_MyDocuments A_Now A_NowUTC A_OSVersion A_PriorHotkey A_PriorKey A_ProgramFiles A_Programs A_ProgramsCommon A_PtrSize A_ScreenDPI A_ScreenHeight A_ScreenWidth A_ScriptDir A_ScriptFullPath A_ScriptHwnd A_Sec A_Space A_StartMenu A_StartMenuCommon A_Startup A_StartupCommon A_Tab A_Temp A_ThisFunc A_ThisHotkey A_TickCount A_TimeIdle A_TimeIdleKeyboard A_TimeIdleMouse A_TimeIdlePhysical A_TimeSincePriorHotkey A_TimeSinceThisHotkey A_TrayMenu A_UserName A_WDay A_WinDir A_YDay A_Year A_YWeek A_YYYY';
const WRITABLE =
  'A_AllowMainWindow A_Args A_Clipboard A_ControlDelay A_CoordModeCaret A_CoordModeMenu A_CoordModeMouse A_CoordModePixel A_CoordModeToolTip A_DefaultMouseSpeed A_DetectHiddenText A_DetectHiddenWindows A_EventInfo A_FileEncoding A_HotkeyInterval A_HotkeyModifierTimeout A_IconHidden A_IconTip A_Index A_KeyDelay A_KeyDelayPlay A_KeyDuration A_KeyDurationPlay A_LastError A_ListLines A_MaxHotkeysPerInterval A_MenuMaskKey A_MouseDelay A_MouseDelayPlay A_RegView A_ScriptName A_SendLevel A_SendMode A_StoreCapsLockMode A_TitleMatchMode A_TitleMatchModeSpeed A_WinDelay A_WorkingDir';

/** Every built-in variable by lower-case name, with whether a script may assign to it. */
export const BUILT_IN_VARIABLES: ReadonlyMap<string, { name: string; writable: boolean }> = new Map([
  ...READ_ONLY.split(' ').map((name): [string, { name: string; writable: boolean }] => [
    name.toLowerCase(),
    { name, writable: false },
  ]),
  ...WRITABLE.split(' ').map((name): [string, { name: string; writable: boolean }] => [
    name.toLowerCase(),
    { name, writable: true },
  ]),
]);
