import type { UiSchema } from '#types/content/ui-schema';
import type { FormSchema } from '../../compiled.ts';
import { withDefaults } from '../../form/defaults.ts';
import { constantsOf } from '../../form/kinds.ts';
import type { Json } from '../../form/paths.ts';

/** Returns the value that a kind starts with. Undefined if there is nothing to answer it with yet. */
export function firstValue(kind: FormSchema): Json | undefined {
  if (kind.default !== undefined || kind.type !== 'object') return kind.default as Json | undefined;
  return withDefaults(kind, constantsOf(kind));
}

/** Returns how the field of a kind is drawn. Its messages include those of the whole field, such as for no answer. */
export function kindUiSchema(kind: UiSchema = {}, { 'ui:messages': shared }: UiSchema): UiSchema {
  const { 'ui:messages': own = shared } = kind;
  const required = typeof shared === 'string' ? { required: shared } : shared;
  return { ...kind, 'ui:messages': typeof own === 'string' ? own : { ...required, ...own } };
}
