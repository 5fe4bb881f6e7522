import { isObject } from '../../json.ts';
import { type ContentFile, pointerParts } from '../../read.ts';
import { closest } from '../did-you-mean.ts';
import type { CheckContext } from '../rule.ts';
import { fieldNames } from './field-names.ts';
import { type Form, readsOf } from './forms.ts';
import { journeysIn } from './journeys.ts';
import { conditionsOf, type SchemaPart } from './schema-parts.ts';

/** Conditions with the names that they may look at where they stand. */
export interface Scope {
  of: 'form' | 'journey' | 'page';
  names: ReadonlySet<string>;
  conditions: readonly SchemaPart[];
}

/** Whether the schema of content finds fault with a form's "reads", so that what it names is not known. */
function areReadsUnclear(context: CheckContext, { file, pointer }: Form): boolean {
  const depth = pointerParts(pointer).length;
  return context.mistakes(file).some((mistake) => {
    if (!mistake.pointer.startsWith(`${pointer}/`)) return false;
    const key = pointerParts(mistake.pointer)[depth] ?? '';
    return key === 'reads' || (mistake.part === 'key' && closest(key, ['reads']) !== undefined);
  });
}

/** A form's fields and facts; names that are misspelt, and told of elsewhere, count by what they should be. */
function namesOf(context: CheckContext, form: Form): Set<string> {
  const { facts } = context.names;
  const reads = readsOf(form).flatMap((name) =>
    facts.has(name) ? [name] : [name, closest(name, facts) ?? name],
  );
  const used = fieldNames(form).filter(({ node }) => node === form.root);
  const unclear = areReadsUnclear(context, form) ? facts : [];
  return new Set([...form.root.fields.keys(), ...used.map(({ name }) => name), ...reads, ...unclear]);
}

function ofForm(context: CheckContext, form: Form): Scope {
  const authored = context
    .marked(form.file, 'RuleSchema')
    .filter(({ pointer }) => pointer.startsWith(`${form.pointer}/`))
    .flatMap(({ value, pointer }) => (isObject(value) ? [{ schema: value, pointer }] : []));
  const conditions = [...conditionsOf(form.root.schemas), ...authored];
  return { of: 'form', names: namesOf(context, form), conditions };
}

function ofJourneys(context: CheckContext, file: ContentFile): Scope {
  const conditions = journeysIn(context.own(file))
    .flat()
    .flatMap(({ when, pointer }) => (isObject(when) ? [{ schema: when, pointer: `${pointer}/when` }] : []));
  return { of: 'journey', names: context.names.facts, conditions };
}

/** A page's conditions outside its forms and journeys: what they look at are facts. */
function ofPage(context: CheckContext, file: ContentFile, elsewhere: readonly SchemaPart[]): Scope {
  if (!file.kind?.endsWith('-page')) return { of: 'page', names: context.names.facts, conditions: [] };
  const forms = context.forms(file).map(({ pointer }) => `${pointer}/`);
  const known = new Set(elsewhere.map(({ pointer }) => pointer));
  const conditions = context
    .marked(file, 'RuleSchema')
    .filter(({ pointer }) => !known.has(pointer) && !forms.some((form) => pointer.startsWith(form)))
    .flatMap(({ value, pointer }) => (isObject(value) ? [{ schema: value, pointer }] : []));
  return { of: 'page', names: context.names.facts, conditions };
}

/** Every condition in a file's own content that is asked somewhere, and is a valid schema. */
export function scopesIn(context: CheckContext, file: ContentFile): Scope[] {
  const journeys = ofJourneys(context, file);
  const scopes = [
    ...context.forms(file).map((form) => ofForm(context, form)),
    journeys,
    ofPage(context, file, journeys.conditions),
  ];
  return scopes.map((scope) => ({
    ...scope,
    conditions: scope.conditions.filter(({ schema }) => context.schemaMistakes(schema).length === 0),
  }));
}
