/** The id of a field's control, by its pointer; the form's prefix tells it from those of other forms. */
export function fieldId(idPrefix: string, at: string): string {
  return `${idPrefix}${at.replaceAll('/', '-')}`;
}
