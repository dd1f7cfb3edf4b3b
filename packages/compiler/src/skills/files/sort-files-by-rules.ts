import { quoteString } from '@hotscribe/ahk';
import { ahk } from '../ahk-text.ts';
import { folderExpression } from '../folder-expression.ts';
import { action } from '../skill.ts';
import { choice, path, text } from '../slot.ts';

const RULE =
  /^(?:all |the |every |and |my )*(?<types>.+?)\s*(?:\bfiles?\b\s*)?(?:\b(?:should |must |shall )?(?:go(?:es)?|be (?:moved|put)|are moved|moved?|belongs?)?\s*(?:in)?to\b|->|=>|→|=|\binto\b|\bin\b)\s*(?<target>.+)$/iu;
const USUAL = 'pdf to Documents\\PDF, jpg png to Pictures, mp3 to Music, exe msi to Downloads\\Installers';
const WORDS: Readonly<Record<string, string>> = {
  pictures: 'jpg jpeg png gif webp',
  photos: 'jpg jpeg heic',
  images: 'jpg jpeg png gif webp',
  music: 'mp3 flac wav m4a',
  songs: 'mp3 flac wav m4a',
  videos: 'mp4 mkv avi mov',
  documents: 'pdf docx xlsx txt',
  installers: 'exe msi',
  programs: 'exe msi',
  archives: 'zip rar 7z',
};
const WAYS = { Move: ['move', 'put', 'shift'], Copy: ['copy', 'copies', 'duplicate'] };
const FILLER = /^(?:files?|and|or|the|all|go|goes|documents?|my|plus)$/i;

export const sortFilesByRules = action({
  id: 'sort-files-by-rules',
  title: 'Move the files of a folder to several places, each kind to its own',
  slots: {
    rules: text('kinds of files and the places they go to', USUAL),
    folder: path('folder to clean up', 'Downloads'),
    way: choice('way', WAYS, 'Move'),
  },
  code: ({ rules, folder, way }) => ahk`
  moveFolder := ${folderExpression(isTarget(folder, rules) ? 'Downloads' : folder)}
  ${rulesIn(rules)
    .map(({ types, target }) => `${way}Kinds(moveFolder, ${quoteString(types)}, ${folderExpression(target)})`)
    .join('\n')}
`,
  needs: ({ way }) => ahk`
  ; ${way === 'Move' ? 'Moves' : 'Copies'} the files with these extensions. A file stays if there is one of its name already.
  ${way}Kinds(folder, extensions, target) {
      DirCreate(target)
      for extension in StrSplit(extensions, " ")
          Loop Files folder "\*." extension
              try File${way}(A_LoopFilePath, target)
  }
`,
});

// The first folder that a request names may be one that the files go to.
function isTarget(folder: string, rules: string): boolean {
  const name = folder.replace(/^%userprofile%\\/i, '').toLowerCase();
  return name !== '' && rules.toLowerCase().includes(`to ${name}`);
}

function rulesIn(said: string): { types: string; target: string }[] {
  const rules = said
    .split(/[,;\n]/)
    .map((part) => RULE.exec(part.trim())?.groups)
    .flatMap((groups) =>
      groups?.types && groups.target ? [{ types: typesIn(groups.types), target: placeIn(groups.target) }] : [],
    )
    .filter(({ types, target }) => types && target);
  return rules.length > 0 ? rules : rulesIn(USUAL);
}

function typesIn(said: string): string {
  const words = said
    .toLowerCase()
    .split(/[\s/+&]+/)
    .map((word) => word.replace(/^\*?\./, ''));
  return words
    .map((word) => WORDS[word] ?? word)
    .filter((word) => !FILLER.test(word) && /^(?:[a-z0-9 ]+|\*)$/.test(word))
    .join(' ');
}

function placeIn(said: string): string {
  return said
    .trim()
    .replace(/^(?:the |my |a )+/i, '')
    .replace(/ (?:folder|directory)\b.*$/i, '')
    .replace(/[.!]$/, '');
}
