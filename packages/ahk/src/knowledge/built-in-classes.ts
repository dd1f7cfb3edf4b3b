export type Arity = { min: number; max: number | null };
export type BuiltInClass = {
  name: string;
  base: string | null;
  methods: ReadonlyMap<string, Arity>;
  properties: ReadonlySet<string>;
  staticMethods: ReadonlyMap<string, Arity>;
};

// name, base class, methods as name:min:max, properties, static methods
const ROWS: [string, string, string, string, string][] = [
  ['Any', '', '', '__Class __Init Base GetMethod HasBase HasMethod HasProp', ''],
  ['Primitive', 'Any', '', '__Class', ''],
  ['String', 'Primitive', '', '__Class', 'Call:1:1'],
  ['Number', 'Primitive', '', '__Class', 'Call:1:1'],
  ['Integer', 'Number', '', '__Class', 'Call:1:1'],
  ['Float', 'Number', '', '__Class', 'Call:1:1'],
  ['VarRef', 'Any', '', '__Class', ''],
  [
    'Object',
    'Any',
    'Clone:0:0 DefineProp:2:2 DeleteProp:1:1 GetOwnPropDesc:1:1 HasOwnProp:1:1 OwnProps:0:0',
    '__Class',
    'Call:0:*',
  ],
  ['Class', 'Object', '', '__Class', ''],
  [
    'Func',
    'Object',
    'Bind:0:* Call:0:* IsByRef:0:* IsOptional:0:*',
    '__Class IsBuiltIn IsVariadic MaxParams MinParams Name',
    '',
  ],
  ['BoundFunc', 'Func', '', '__Class', ''],
  ['Closure', 'Func', '', '__Class', ''],
  ['Enumerator', 'Func', '', '__Class', ''],
  [
    'Array',
    'Object',
    '__Enum:0:1 __New:0:* Clone:0:0 Delete:1:1 Get:1:2 Has:1:1 InsertAt:1:* Pop:0:0 Push:0:* RemoveAt:1:2',
    '__Class __Item Capacity Length',
    'Call:0:*',
  ],
  [
    'Map',
    'Object',
    '__Enum:0:1 __New:0:* Clear:0:0 Clone:0:0 Delete:1:1 Get:1:2 Has:1:1 Set:0:*',
    '__Class __Item Capacity CaseSense Count',
    'Call:0:*',
  ],
  ['Buffer', 'Object', '__New:0:2', '__Class Ptr Size', 'Call:0:*'],
  ['ClipboardAll', 'Buffer', '__New:0:2', '__Class', 'Call:0:*'],
  [
    'File',
    'Object',
    'Close:0:0 RawRead:1:2 RawWrite:1:2 Read:0:1 ReadChar:0:0 ReadDouble:0:0 ReadFloat:0:0 ReadInt:0:0 ReadInt64:0:0 ReadLine:0:0 ReadShort:0:0 ReadUChar:0:0 ReadUInt:0:0 ReadUShort:0:0 Seek:1:2 Write:1:1 WriteChar:1:1 WriteDouble:1:1 WriteFloat:1:1 WriteInt:1:1 WriteInt64:1:1 WriteLine:0:1 WriteShort:1:1 WriteUChar:1:1 WriteUInt:1:1 WriteUShort:1:1',
    '__Class AtEOF Encoding Handle Length Pos',
    '',
  ],
  [
    'Gui',
    'Object',
    '__Enum:0:1 __New:0:3 Add:1:3 AddActiveX:0:2 AddButton:0:2 AddCheckBox:0:2 AddComboBox:0:2 AddCustom:0:2 AddDateTime:0:2 AddDDL:0:2 AddDropDownList:0:2 AddEdit:0:2 AddGroupBox:0:2 AddHotkey:0:2 AddLink:0:2 AddListBox:0:2 AddListView:0:2 AddMonthCal:0:2 AddPic:0:2 AddPicture:0:2 AddProgress:0:2 AddRadio:0:2 AddSlider:0:2 AddStatusBar:0:2 AddTab:0:2 AddTab2:0:2 AddTab3:0:2 AddText:0:2 AddTreeView:0:2 AddUpDown:0:2 Destroy:0:0 Flash:0:1 GetClientPos:0:4 GetPos:0:4 Hide:0:0 Maximize:0:0 Minimize:0:0 Move:0:4 OnEvent:2:3 Opt:1:1 Restore:0:0 SetFont:0:2 Show:0:1 Submit:0:1',
    '__Class __Item BackColor FocusedCtrl Hwnd MarginX MarginY MenuBar Name Title',
    'Call:0:*',
  ],
  [
    'InputHook',
    'Object',
    '__New:0:3 KeyOpt:2:2 Start:0:0 Stop:0:0 Wait:0:1',
    '__Class BackspaceIsUndo CaseSensitive EndKey EndMods EndReason FindAnywhere InProgress Input Match MinSendLevel NotifyNonText OnChar OnEnd OnKeyDown OnKeyUp Timeout VisibleNonText VisibleText',
    'Call:0:*',
  ],
  [
    'Menu',
    'Object',
    'Add:0:3 AddStandard:0:0 Check:1:1 Delete:0:1 Disable:1:1 Enable:1:1 Insert:0:4 Rename:1:2 SetColor:0:2 SetIcon:2:4 Show:0:2 ToggleCheck:1:1 ToggleEnable:1:1 Uncheck:1:1',
    '__Class ClickCount Default Handle',
    'Call:0:*',
  ],
  ['MenuBar', 'Menu', '', '__Class', 'Call:0:*'],
  ['RegExMatchInfo', 'Object', '__Enum:0:1 __Get:2:2 Len:0:1 Name:1:1 Pos:0:1', '__Class __Item Count Mark', ''],
  ['Error', 'Object', '__New:0:3', '__Class', ''],
  ['MemoryError', 'Error', '', '__Class', ''],
  ['OSError', 'Error', '__New:0:3', '__Class', ''],
  ['TargetError', 'Error', '', '__Class', ''],
  ['TimeoutError', 'Error', '', '__Class', ''],
  ['TypeError', 'Error', '', '__Class', ''],
  ['UnsetError', 'Error', '', '__Class', ''],
  ['MemberError', 'UnsetError', '', '__Class', ''],
  ['PropertyError', 'MemberError', '', '__Class', ''],
  ['MethodError', 'MemberError', '', '__Class', ''],
  ['UnsetItemError', 'UnsetError', '', '__Class', ''],
  ['IndexError', 'ValueError', '', '__Class', ''],
  ['ValueError', 'Error', '', '__Class', ''],
  ['ZeroDivisionError', 'Error', '', '__Class', ''],
  ['ComValue', 'Any', '', '__Class Ptr', 'Call:2:3'],
  ['ComObject', 'ComValue', '', '__Class', 'Call:1:2'],
  ['ComObjArray', 'ComValue', '', '__Class __Enum __Item Clone MaxIndex MinIndex', 'Call:2:9'],
  ['ComValueRef', 'ComValue', '', '__Class __Item', ''],
  ['Gui.ActiveX', 'Gui.Control', '', '__Class', ''],
  ['Gui.Button', 'Gui.Control', '', '__Class', ''],
  ['Gui.CheckBox', 'Gui.Control', '', '__Class', ''],
  ['Gui.ComboBox', 'Gui.List', '', '__Class', ''],
  [
    'Gui.Control',
    'Object',
    'Focus:0:0 GetPos:0:4 Move:0:4 OnCommand:2:3 OnEvent:2:3 OnNotify:2:3 Opt:1:1 Redraw:0:0 SetFont:0:2',
    '__Class ClassNN Enabled Focused Gui Hwnd Name Text Type Value Visible',
    '',
  ],
  ['Gui.Custom', 'Gui.Control', '', '__Class', ''],
  ['Gui.DateTime', 'Gui.Control', 'SetFormat:0:1', '__Class', ''],
  ['Gui.DDL', 'Gui.List', '', '__Class', ''],
  ['Gui.Edit', 'Gui.Control', '', '__Class', ''],
  ['Gui.GroupBox', 'Gui.Control', '', '__Class', ''],
  ['Gui.Hotkey', 'Gui.Control', '', '__Class', ''],
  ['Gui.Link', 'Gui.Control', '', '__Class', ''],
  ['Gui.List', 'Gui.Control', 'Add:1:1 Choose:1:1 Delete:0:1', '__Class', ''],
  ['Gui.ListBox', 'Gui.List', '', '__Class', ''],
  [
    'Gui.ListView',
    'Gui.Control',
    'Add:0:* Delete:0:1 DeleteCol:1:1 GetCount:0:1 GetNext:0:2 GetText:1:2 Insert:1:* InsertCol:0:3 Modify:1:* ModifyCol:0:3 SetImageList:1:2',
    '__Class',
    '',
  ],
  ['Gui.MonthCal', 'Gui.Control', '', '__Class', ''],
  ['Gui.Pic', 'Gui.Control', '', '__Class', ''],
  ['Gui.Progress', 'Gui.Control', '', '__Class', ''],
  ['Gui.Radio', 'Gui.Control', '', '__Class', ''],
  ['Gui.Slider', 'Gui.Control', '', '__Class', ''],
  ['Gui.StatusBar', 'Gui.Control', 'SetIcon:1:3 SetParts:0:* SetText:1:3', '__Class', ''],
  ['Gui.Tab', 'Gui.List', 'UseTab:0:2', '__Class', ''],
  ['Gui.Text', 'Gui.Control', '', '__Class', ''],
  [
    'Gui.TreeView',
    'Gui.Control',
    'Add:1:3 Delete:0:1 Get:2:2 GetChild:1:1 GetCount:0:0 GetNext:0:2 GetParent:1:1 GetPrev:1:1 GetSelection:0:0 GetText:1:1 Modify:1:3 SetImageList:1:2',
    '__Class',
    '',
  ],
  ['Gui.UpDown', 'Gui.Control', '', '__Class', ''],
];

/** Every class of AutoHotkey 2.0, by lower-case name; those of Gui controls as `gui.edit`. */
export const BUILT_IN_CLASSES: ReadonlyMap<string, BuiltInClass> = new Map(
  ROWS.map((row) => [row[0].toLowerCase(), readClass(row)]),
);

function readClass([name, base, methods, properties, staticMethods]: [
  string,
  string,
  string,
  string,
  string,
]): BuiltInClass {
  return {
    name,
    base: base || null,
    methods: readMethods(methods),
    properties: new Set(properties.toLowerCase().split(' ')),
    staticMethods: readMethods(staticMethods),
  };
}

function readMethods(text: string): Map<string, Arity> {
  const methods = new Map<string, Arity>();
  for (const entry of text === '' ? [] : text.toLowerCase().split(' ')) {
    const [name = '', min = '0', max = '*'] = entry.split(':');
    methods.set(name, { min: Number(min), max: max === '*' ? null : Number(max) });
  }
  return methods;
}
