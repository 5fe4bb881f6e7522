import type { FormSchema } from '../compiled.ts';
import type { Json } from './paths.ts';

export interface Choice {
  value: Json;
  label: string;
}

/** The answers that a schema lets choose from: `oneOf` with `const` and `title`, or a plain `enum`. */
export function choicesOf(schema: FormSchema): Choice[] {
  if (schema.enum) return schema.enum.map((value) => ({ value: value as Json, label: String(value) }));
  const options = (schema.oneOf ?? []).filter((option): option is FormSchema => typeof option === 'object');
  return options.map((option) => ({
    value: option.const as Json,
    label: option.title ?? String(option.const),
  }));
}
