import type { UiSchema } from '#types/content/ui-schema';

/** Returns how the field of a kind is drawn. Its messages include those of the whole field, such as for no answer. */
export function kindUiSchema(kind: UiSchema = {}, { 'ui:messages': shared }: UiSchema): UiSchema {
  const { 'ui:messages': own = shared } = kind;
  const required = typeof shared === 'string' ? { required: shared } : shared;
  return { ...kind, 'ui:messages': typeof own === 'string' ? own : { ...required, ...own } };
}
