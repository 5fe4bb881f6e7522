import type { Messages, UiSchema } from '#types/content/ui-schema';

const byKeyword = (messages: Messages) => (typeof messages === 'string' ? { required: messages } : messages);

/** Returns how the field of a kind is drawn. Its messages include those of the whole field, such as for no answer. */
export function kindUiSchema(kind: UiSchema = {}, { 'ui:messages': shared }: UiSchema): UiSchema {
  const { 'ui:messages': own = shared } = kind;
  if (shared === undefined || own === shared || typeof own === 'string')
    return { ...kind, 'ui:messages': own };
  return { ...kind, 'ui:messages': { ...byKeyword(shared), ...own } };
}
