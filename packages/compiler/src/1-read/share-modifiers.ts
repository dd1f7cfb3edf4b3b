import type { Entity } from '#ir/entity.ts';

const COUNTED = /^(?<signs>[\^!+#<>]*)(?<sort>Numpad|)(?<number>\d{1,2})$/;
const NEXT = /[,;.\n]\s*(?:(?:and|then|the|with)\s+)*$/i;

/** "win + numpad 1 left, numpad 2 right": the next key of the same sort is held with the same ones. */
export function withSharedModifiers(text: string, entities: readonly Entity[]): Entity[] {
  const shared: Entity[] = [];
  let last: RegExpExecArray['groups'];
  for (const entity of entities) {
    const isKey = entity.kind === 'key' || entity.kind === 'hotkey';
    const key = isKey ? COUNTED.exec(entity.value)?.groups : undefined;
    const isNext =
      key?.signs === '' &&
      key.sort === last?.sort &&
      Number(key.number) === Number(last?.number) + 1 &&
      NEXT.test(text.slice(Math.max(0, entity.start - 20), entity.start));
    const signs = isNext ? (last?.signs ?? '') : '';
    shared.push(isKey && signs ? { ...entity, kind: 'hotkey', value: signs + entity.value } : entity);
    if (key) last = { ...key, signs: signs || (key.signs ?? '') };
  }
  return shared;
}
