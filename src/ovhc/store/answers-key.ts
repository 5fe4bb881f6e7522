import { isObject, type JsonObject } from '../../engine/form/paths.ts';

/** The prime of FNV-1a for 128 bits. */
const PRIME = 0x1000000000000000000013bn;
const BITS = 128;

/** Returns the same text for equal answers, in whatever order they were given. */
function textOf(answers: unknown): string {
  return JSON.stringify(answers, (_, value) =>
    isObject(value) ? Object.fromEntries(Object.entries(value).sort()) : value,
  );
}

/**
 * Returns the Idempotency-Key of answers: equal answers have the same one, others have another one. Nobody can guess
 * it without the salt. It does not reveal the answers either, although FNV-1a is a simple hash: for each answer there
 * is one salt that gives this key. (`crypto.subtle` would be missing on pages without HTTPS.)
 * @param salt 32 random hexadecimal digits
 */
export function answersKey(salt: string, answers: JsonObject | readonly unknown[]): string {
  let hash = BigInt(`0x${salt}`);
  for (const character of textOf(answers).split(''))
    hash = BigInt.asUintN(BITS, (hash ^ BigInt(character.charCodeAt(0))) * PRIME);
  return hash.toString(16).padStart(BITS / 4, '0');
}
