import type { FormSchema } from '../compiled.ts';
import { branches } from './branches.ts';

/** The names of all fields that a form may ever ask for at its root, those that are revealed included. */
export function fieldNames(schema: FormSchema): string[] {
  return [
    ...new Set([
      ...Object.keys(schema.properties ?? {}),
      ...branches(schema).flatMap((part) => fieldNames(part)),
    ]),
  ];
}
