import { ahk } from '../ahk-text.ts';
import { action } from '../skill.ts';
import { TOGGLE_EXPLORER_OPTION } from './explorer-option.ts';

export const toggleHiddenFiles = action({
  id: 'toggle-hidden-files',
  title: 'Show or hide hidden files',
  slots: {},
  code: () => ahk`ToggleExplorerOption("Hidden", 2, 1) ; 1 shows them, 2 does not`,
  needs: () => TOGGLE_EXPLORER_OPTION,
});
