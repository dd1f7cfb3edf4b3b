const FAMILIES: readonly (readonly [RegExp, string])[] = [
  [/^(?:pictures?|images?|pics?)$/, 'jpg jpeg png gif webp'],
  [/^photos?$/, 'jpg jpeg heic'],
  [/^(?:videos?|films?|movies?)$/, 'mp4 mkv avi mov'],
  [/^(?:music|songs?)$/, 'mp3 flac wav m4a'],
  [/^(?:word (?:files?|documents?|docs?)|docs?|docx)$/, 'docx doc'],
  [/^(?:excel (?:files?|sheets?)|spreadsheets?|xls|xlsx)$/, 'xlsx xls'],
  [/^(?:presentations?|powerpoints?|pptx?)$/, 'pptx ppt'],
  [/^(?:text files?|txts?)$/, 'txt'],
  [/^(?:installers?|setups?)$/, 'exe msi'],
  [/^screenshots?$/, 'png'],
  [/^(?:archives?)$/, 'zip rar 7z'],
  [/^jpe?gs?$/, 'jpg jpeg'],
  [/^(?:everything else|all others?|the others?|the rest|all the rest)$/, '*'],
];
const EXTENSION =
  'pdf|png|gif|webp|heic|svg|tiff?|bmp|cr2|nef|arw|dng|psd|mkv|mp4|avi|mov|wmv|webm|srt|mp3|wav|flac|m4a|ogg|zip|rar|7z|iso|exe|msi|bak|csv|json|xml|html?|log|rtf|odt|ods|eml|msg|ics|epub|mobi|dwg|dxf|stl|gcode|torrent|apk|tmp';
const KIND = new RegExp(
  String.raw`(?<![\p{L}\p{N}\\/:])\*?\.?(?:(?<extension>${EXTENSION})s?|(?<name>pictures?|images?|pics?|photos?|videos?|films?|movies?|music|songs?|word (?:files?|documents?|docs?)|docs?|docx|excel (?:files?|sheets?)|spreadsheets?|xlsx?|presentations?|powerpoints?|pptx?|text files?|txts?|installers?|setups?|screenshots?|archives?|jpe?gs?|everything else|all others?|the others?|(?:all )?the rest))(?![\p{L}\p{N}\\:]|\.\p{L})`,
  'giu',
);

/** The kinds of files that a text names, as their extensions: "jpg jpeg png" for "jpg and png files". */
export function fileKinds(text: string): string[] {
  const kinds = [...text.matchAll(KIND)].map(({ groups }) => {
    const name = (groups?.extension ?? groups?.name ?? '').toLowerCase();
    return FAMILIES.find(([pattern]) => pattern.test(name))?.[1] ?? name;
  });
  return [...new Set(kinds)];
}
