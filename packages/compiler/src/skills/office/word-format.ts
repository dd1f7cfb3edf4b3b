import { ahk } from '../ahk-text.ts';
import { action } from '../skill.ts';
import { choice } from '../slot.ts';
import { RUNNING } from './running.ts';

const FORMATS = {
  'Range.HighlightColorIndex := 7': ['highlight', 'highlighter', 'yellow'],
  'Font.StrikeThrough := true': ['strike through', 'strikethrough', 'cross out', 'strike out'],
  'Font.Superscript := true': ['superscript'],
  'Font.Subscript := true': ['subscript'],
  'Font.Color := 255': ['red', 'red text'],
  'Style := -2': ['heading 1', 'main heading', 'heading one', 'first heading', 'heading'],
  'Style := -3': ['heading 2', 'subheading', 'heading two', 'sub-heading'],
  'Style := -4': ['heading 3', 'heading three'],
  'Style := -1': ['normal', 'normal style', 'body text', 'clear style'],
  'Range.ListFormat.ApplyBulletDefault()': ['bullet', 'bullets', 'bullet list', 'bulleted'],
  'Range.ListFormat.ApplyNumberDefault()': ['numbered list', 'numbering'],
  'ParagraphFormat.Alignment := 1': ['centre', 'center', 'centred', 'centered'],
  'ParagraphFormat.Alignment := 2': ['right align', 'align right', 'right-align'],
  'ParagraphFormat.Alignment := 3': ['justify', 'justified'],
  'ParagraphFormat.LineSpacingRule := 2': ['double spacing', 'double spaced', 'double line spacing'],
  'ParagraphFormat.LineSpacingRule := 1': ['1.5', 'one and a half'],
  'Font.Reset()': ['remove formatting', 'clear formatting', 'plain'],
};

export const wordFormat = action({
  id: 'word-format',
  title: 'Highlight the selection in Word, make it a heading, a list or centred',
  slots: { format: choice('format', FORMATS, 'Range.HighlightColorIndex := 7') },
  code: ({ format }) => ahk`OfficeProgram("Word.Application").Selection.${format}`,
  needs: () => RUNNING,
});
