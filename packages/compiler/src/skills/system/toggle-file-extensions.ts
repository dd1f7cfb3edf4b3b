import { ahk } from '../ahk-text.ts';
import { action } from '../skill.ts';
import { TOGGLE_EXPLORER_OPTION } from './explorer-option.ts';

export const toggleFileExtensions = action({
  id: 'toggle-file-extensions',
  title: 'Show or hide file extensions',
  slots: {},
  code: () => ahk`ToggleExplorerOption("HideFileExt", 1, 0) ; 1 hides them`,
  needs: () => TOGGLE_EXPLORER_OPTION,
});
