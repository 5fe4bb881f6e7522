import { isObject } from '../../engine/form/paths.ts';

/** The prime of FNV-1a for 128 bits. */
const PRIME = 0x1000000000000000000013bn;

/** Puts the names of each object in order, so that equal answers are the same text. */
const inOrder = (_: string, value: unknown) =>
  isObject(value) ? Object.fromEntries(Object.entries(value).sort()) : value;

/**
 * Returns the Idempotency-Key of answers: the same for equal answers, another for others. Nobody can guess it without
 * the salt, and it does not reveal the answers, although FNV-1a is a simple hash: any answers fit a key, each with
 * one salt. `crypto.subtle` would be missing on pages without HTTPS.
 * @param salt 32 random hexadecimal digits
 */
export function answersKey(salt: string, answers: object): string {
  let hash = BigInt(`0x${salt}`);
  for (const character of JSON.stringify(answers, inOrder).split(''))
    hash = BigInt.asUintN(128, (hash ^ BigInt(character.charCodeAt(0))) * PRIME);
  return hash.toString(16).padStart(32, '0');
}
