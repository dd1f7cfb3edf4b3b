import type { Entity } from '#ir/entity.ts';

/** "OBS. its C:\Programs\obs64.exe": a program and the path that it is said to have are one thing, run by its path. */
export function programFiles(entities: readonly Entity[]): Entity[] {
  const isFileOf = (entity: Entity, file: Entity) =>
    entity.kind === 'program' &&
    file.kind === 'path' &&
    entity.value.exe !== '' &&
    file.value.toLowerCase().endsWith(`\\${entity.value.exe.toLowerCase()}`);
  return entities
    .filter((file) => !entities.some((entity) => isFileOf(entity, file)))
    .map((entity) => {
      const file = entities.find((one) => isFileOf(entity, one));
      return entity.kind === 'program' && file
        ? { ...entity, value: { ...entity.value, run: String(file.value) } }
        : entity;
    });
}
