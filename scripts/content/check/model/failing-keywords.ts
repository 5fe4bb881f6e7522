import { createContentAjv } from '../../compile/validators.ts';
import type { FormNode } from './forms.ts';
import { fieldsOf, itemsOf, requiredNames, type SchemaPart } from './schema-parts.ts';

/** Keywords that only wrap the errors of other keywords. The engine never shows a message for them. */
const CARRIERS = new Set(['allOf', 'if']);

/** Keywords that fail on an object because of one of its fields. The message belongs to that field. */
const FOR_FIELDS = new Set(['required', 'dependencies']);

const ajv = createContentAjv();

/** Minimums that cannot fail if they are 0. */
const LEASTS = new Set(['minLength', 'minItems', 'minProperties']);

function canFail(keyword: string, value: unknown): boolean {
  if (CARRIERS.has(keyword) || (LEASTS.has(keyword) && value === 0)) return false;
  const definition = ajv.getKeyword(keyword);
  return keyword === 'type' || (typeof definition === 'object' && definition.error !== undefined);
}

function keywordsOf(schemas: readonly SchemaPart[]): string[] {
  return schemas
    .flatMap(({ schema }) => Object.entries(schema))
    .flatMap(([keyword, value]) => (canFail(keyword, value) ? [keyword] : []));
}

function keywordsInside(schemas: readonly SchemaPart[]): string[] {
  const inner = [...fieldsOf(schemas).values(), itemsOf(schemas)];
  return inner.flatMap((parts) => (parts.length > 0 ? [...keywordsOf(parts), ...keywordsInside(parts)] : []));
}

/**
 * Returns the keywords by which a field's answer can fail. Includes inner ones if a widget draws a whole list or
 * object.
 */
export function failingKeywords(node: FormNode): ReadonlySet<string> {
  const { name: field, ui, schemas, fields, canBeRequired } = node;
  const all = keywordsOf(schemas);
  const drawnWhole = typeof ui['ui:widget'] === 'string';
  const own = drawnWhole ? [...all, ...keywordsInside(schemas)] : all.filter((name) => !FOR_FIELDS.has(name));
  const requiresFacts = field === '' && requiredNames(schemas).some(({ name }) => !fields.has(name));
  return new Set(canBeRequired || requiresFacts ? ['required', ...own] : own);
}
