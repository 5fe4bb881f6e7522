import { isObject, objectOf } from '../json.ts';

/** Names the module of a typeahead without a source, so that a page loads only the code that it needs. */
export function withWidgetModule(value: unknown): unknown {
  if (!isObject(value) || value['ui:widget'] !== 'typeahead') return value;
  return 'source' in objectOf(value['ui:options']) ? value : { ...value, 'ui:widget': 'typeahead-choices' };
}
