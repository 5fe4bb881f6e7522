import { isObject, type Json } from '../../../engine/form/paths.ts';
import { type Address, lineOf } from './value.ts';

/** Returns an address in one line. A text that was only searched for stays as it was typed. */
export function display(value: Json): string {
  return isObject(value) ? lineOf(value as Address) : String(value);
}
