import { createContentAjv } from '../../compile/validators.ts';
import type { FormNode } from './forms.ts';
import { fieldsOf, itemsOf, requiredNames, type SchemaPart } from './schema-parts.ts';

/** Keywords that only wrap the errors of other keywords. The engine never shows a message for them. */
const WRAPPING_KEYWORDS = ['allOf', 'if'];

/** Keywords that fail on an object because of one of its fields. The message belongs to that field. */
const FOR_FIELDS = ['required', 'dependencies'];

const ajv = createContentAjv();

function canFail([keyword, value]: [keyword: string, value: unknown]): boolean {
  const cannotFail = value === 0 && ['minLength', 'minItems', 'minProperties'].includes(keyword);
  if (cannotFail || WRAPPING_KEYWORDS.includes(keyword)) return false;
  const definition = ajv.getKeyword(keyword);
  return keyword === 'type' || (typeof definition === 'object' && definition.error !== undefined);
}

function keywordsOf(schemas: readonly SchemaPart[]): string[] {
  const keywords = schemas.flatMap(({ schema }) => Object.entries(schema));
  return keywords.filter(canFail).map(([keyword]) => keyword);
}

function keywordsInside(schemas: readonly SchemaPart[]): string[] {
  const inner = [...fieldsOf(schemas).values(), itemsOf(schemas)];
  return inner.flatMap((parts) => (parts.length > 0 ? [...keywordsOf(parts), ...keywordsInside(parts)] : []));
}

/** Returns the keywords by which a field's answer can fail. Includes inner ones if a widget draws a list or object. */
export function failingKeywords(node: FormNode): ReadonlySet<string> {
  const { name: field, ui, schemas, fields, canBeRequired } = node;
  const all = keywordsOf(schemas);
  const drawsParts = Object.keys(ui).some((name) => !name.startsWith('ui:'));
  const drawnWhole = typeof ui['ui:widget'] === 'string' && !drawsParts;
  const own = drawnWhole
    ? [...all, ...keywordsInside(schemas)]
    : all.filter((name) => !FOR_FIELDS.includes(name));
  const requiresFacts = field === '' && requiredNames(schemas).some(({ name }) => !fields.has(name));
  return new Set(canBeRequired || requiresFacts ? ['required', ...own] : own);
}
