import { KEY_NAMES } from './key-names.ts';

const CODE = /^(?:vk|sc)(?!0+$)[0-9a-f]+$/i;
const JOYSTICK = /^(?:[1-9]|1[0-6])?joy(?:[1-9]|[12]\d|3[0-2])$/i;

/** A key by name, by code (`vk1B`, `sc001`) or as a single character, which an emoji of two halves is not. */
export function isKeyName(name: string): boolean {
  return name.length === 1 || KEY_NAMES.has(name.toLowerCase()) || CODE.test(name);
}

export function isJoystickButton(name: string): boolean {
  return JOYSTICK.test(name);
}
