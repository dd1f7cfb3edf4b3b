import type { Entity } from '#ir/entity.ts';

type Path = Extract<Entity, { kind: 'path' }>;

const ALL_THERE =
  /\b(?:all(?: (?:three|four|five|of (?:them|it)))?|both|they(?:'re| are)?|files|sounds|songs|pictures|which|everything|these|those|it'?s)\b[^.\n]{0,20}\b(?:in|inside|under|from)\s+(?:the )?(?:folder )?$/i;

// "the names of the songs in D:\Music to songs.txt": a file that is made lies elsewhere.
const WRITTEN = /\b(?:to|into|as|called|named)\s+(?:a (?:text )?file )?["']?$/i;

/** "a.wav and b.wav, all in D:\Sounds": files that are named without a folder lie in the one that is named for all of them. */
export function filesInFolder(text: string, entities: readonly Entity[]): Entity[] {
  const folders = entities.filter(
    (entity): entity is Path =>
      entity.kind === 'path' &&
      /^[a-z]:\\/i.test(entity.value) &&
      !/\.\w{1,5}$/.test(entity.value) &&
      ALL_THERE.test(text.slice(Math.max(0, entity.start - 60), entity.start)),
  );
  const [folder] = folders;
  const isBare = (entity: Entity): entity is Path =>
    entity.kind === 'path' && /^[^\\:]+\.\w{1,5}$/.test(entity.value) && !WRITTEN.test(text.slice(0, entity.start));
  if (!folder || folders.length > 1 || !entities.some(isBare)) return [...entities];
  const below = folder.value.replace(/\\$/, '');
  const rest = entities.filter((entity) => entity !== folder);
  const last = rest.filter((entity) => isBare(entity) && entity.end <= folder.start).at(-1);
  // "…, all three in D:\Sounds" belongs to the last of them, so that nothing of it is read as something to do.
  const isBetween = ({ start }: Entity) => last !== undefined && start > last.start && start < folder.start;
  const isPlain = rest.filter(isBetween).every(({ kind }) => kind === 'number');
  return rest
    .filter((entity) => !(isPlain && isBetween(entity)))
    .map((entity) => (isPlain && entity === last ? { ...entity, end: folder.end } : entity))
    .map((entity) => (isBare(entity) ? { ...entity, value: `${below}\\${entity.value}` } : entity));
}
