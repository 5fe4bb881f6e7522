import type { Messages } from '#types/content/ui-schema';
import type { FormSchema } from '../../engine/compiled.ts';
import type { ProbedField } from '../../engine/form/FieldProbe.tsx';
import type { FieldErrors } from '../../engine/form/field-errors.ts';
import { pointer } from '../../engine/form/paths.ts';
import { type DateBound, resolveBound } from '../../engine/validators/date-range.ts';
import type { ValidationError } from '../../engine/validators/validators.ts';

/** The keywords that a field has messages for; one message for all of them counts once. */
function keywordsOf(messages: Messages | undefined): string[] {
  if (messages === undefined) return [];
  return typeof messages === 'string' ? ['required'] : Object.keys(messages);
}

/** How many messages the field with the most of them has. */
export function roundsOf(fields: readonly ProbedField[]): number {
  return Math.max(0, ...fields.map(({ uiSchema }) => keywordsOf(uiSchema['ui:messages']).length));
}

/** What a rule would report, so that a message’s {placeholders} are filled. */
function paramsOf(schema: FormSchema, keyword: string): ValidationError['params'] {
  const rule: unknown = Reflect.get(schema, keyword);
  if (keyword !== 'dateRange' || rule === null || typeof rule !== 'object') return { limit: rule };
  const bounds = Object.entries(rule as Record<string, DateBound>);
  return Object.fromEntries(bounds.map(([name, bound]) => [name, resolveBound(bound)]));
}

/**
 * One message for each field, as if its answer had broken the rule that the message is for: in the first round the
 * first one that its author wrote, and so on. A field that has fewer shows none.
 */
export function errorsOf(fields: readonly ProbedField[], round: number): FieldErrors {
  const errors = fields.flatMap(({ path, schema, uiSchema }) => {
    const keyword = keywordsOf(uiSchema['ui:messages'])[round];
    if (keyword === undefined) return [];
    const at = pointer(path);
    return [[at, { instancePath: at, keyword, params: paramsOf(schema, keyword) }] as const];
  });
  return new Map(errors);
}
