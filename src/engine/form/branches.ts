import type { FormSchema } from '../compiled.ts';

/** The schemas that may add fields to an object's own: its branches, whether they hold right now or not. */
export function branches({ allOf = [], then, else: otherwise }: FormSchema): FormSchema[] {
  return [...allOf, then, otherwise].filter((branch) => typeof branch === 'object');
}
