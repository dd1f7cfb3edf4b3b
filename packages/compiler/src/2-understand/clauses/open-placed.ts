import { findPlacement } from '../find-placement.ts';
import { markOf } from '../mask.ts';
import { type ClauseReader, stepOf } from '../understanding.ts';

const OPENS = new RegExp(
  String.raw`\b(?:open|launch|start|run|bring up|fire up)(?:s|es|ing)?(?: up)?\s+(?:(?:the|my|a|windows|microsoft|program|app)\s+)*${markOf('program')}|${markOf('program')}\s+(?:should\s+|to\s+|must\s+)?(?:opens?|starts?|comes? up|pops? up|launch(?:es)?)\b`,
  'iu',
);
const OTHER_STEPS =
  /\b(?:typ(?:e|es)|writ(?:e|es)|press(?:es)?|past(?:e|es)|copies|copy|waits?|click(?:s)?|clos(?:e|es)|monitors?|other screen|second screen|drag(?:s)?|corner of the window|search(?:es)?)\b/i;

/** "open calculator and put it in the top right corner, 400 by 600". */
export const readOpenPlaced: ClauseReader = (clause, text, knowledge) => {
  const folder = readFolderPlaced(clause, text, knowledge);
  if (folder) return folder;
  const programs = clause.entities.filter(({ kind }) => kind === 'program');
  const [program] = programs;
  if (program?.kind !== 'program' || programs.length > 1 || !OPENS.test(text) || OTHER_STEPS.test(text))
    return undefined;
  const placement = findPlacement(clause);
  if (!placement || clause.entities.length > 1 + placement.used.length) return undefined;
  const { place, size, used } = placement;
  const step = stepOf(knowledge, 'open-program-placed', { program: program.value, place: place || 'middle', size });
  return { steps: [step], assumed: [], used: [program, ...used], score: 0.93, by: 'open-program-placed' };
};

const OPENS_FOLDER = new RegExp(
  String.raw`\b(?:open|show|bring up)(?:s|ing)?(?: up| me)?\s+(?:(?:the|my|a|folder)\s+)*${markOf('path')}`,
  'iu',
);

/** "open D:\\Music on the left half": the window that comes up is put there. */
const readFolderPlaced: ClauseReader = (clause, text, knowledge) => {
  const [folder, ...others] = clause.entities;
  const isFolder = folder?.kind === 'path' && !/\.\w{1,5}$/.test(folder.value);
  const side = findPlacement(clause)?.place.match(/^(left|right|top|bottom) half$/)?.[1];
  if (!isFolder || !side || others.length > 0 || !OPENS_FOLDER.test(text) || OTHER_STEPS.test(text)) return undefined;
  const wait = {
    title: '',
    code: 'WinWaitActive("ahk_class CabinetWClass",, 5) ; until its window is there',
    needs: '',
  };
  const open = stepOf(knowledge, 'open-folder', { folder: folder.value, way: 'new' });
  const snap = stepOf(knowledge, 'snap-window', { side, window: { name: '', run: '', exe: '' } });
  return { steps: [open, wait, snap], assumed: [], used: [folder], score: 0.95 };
};
