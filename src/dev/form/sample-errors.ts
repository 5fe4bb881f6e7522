import type { Messages } from '#types/content/ui-schema';
import type { FormSchema } from '../../engine/compiled.ts';
import type { ProbedField } from '../../engine/form/FieldProbe.tsx';
import type { FieldErrors } from '../../engine/form/field-errors.ts';
import { pointer } from '../../engine/form/paths.ts';
import { type DateBound, resolveBound } from '../../engine/validators/date-range.ts';
import type { ValidationError } from '../../engine/validators/validators.ts';

/** Returns the keywords that a field has messages for. One message for all keywords counts once. */
function keywordsOf(messages: Messages | undefined): string[] {
  if (messages === undefined) return [];
  return typeof messages === 'string' ? ['required'] : Object.keys(messages);
}

/** Returns the largest number of messages that one field has. */
export function countRounds(fields: readonly ProbedField[]): number {
  return Math.max(0, ...fields.map(({ uiSchema }) => keywordsOf(uiSchema['ui:messages']).length));
}

/** Returns the values that a rule would report, for the {placeholders} of its message. */
function paramsOf(schema: FormSchema, keyword: string): ValidationError['params'] {
  const rule: unknown = Reflect.get(schema, keyword);
  if (keyword !== 'dateRange' || rule === null || typeof rule !== 'object') return { limit: rule };
  const bounds = Object.entries(rule as Record<string, DateBound>);
  return Object.fromEntries(bounds.map(([name, bound]) => [name, resolveBound(bound)]));
}

/** Returns an error for the first message of each field, in the next round for the second, and so on. */
export function sampleErrors(fields: readonly ProbedField[], round: number): FieldErrors {
  const errors = fields.flatMap(({ path, schema, uiSchema }) => {
    const keyword = keywordsOf(uiSchema['ui:messages'])[round];
    if (keyword === undefined) return [];
    const at = pointer(path);
    return [[at, { instancePath: at, keyword, params: paramsOf(schema, keyword) }] as const];
  });
  return new Map(errors);
}
