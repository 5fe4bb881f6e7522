import { isObject, type JsonObject } from '../../json.ts';
import { weakMemo } from '../../memo.ts';
import type { ContentFile } from '../../read.ts';
import { isWhole } from '../../resolve.ts';
import type { CheckContext } from '../rule.ts';
import { factsReadBy } from './facts-read.ts';
import { fieldNames } from './field-names.ts';
import { fieldSchema } from './field-schema.ts';
import type { Form, FormNode } from './forms.ts';
import { journeysIn } from './journeys.ts';
import { conditionsOf, type SchemaPart } from './schema-parts.ts';

/** Conditions with the names that they may look at where they stand. */
export interface Scope {
  of: 'form' | 'journey' | 'page';
  names: ReadonlySet<string>;
  /** What a name may be, as a schema; undefined where nothing is known of it. */
  schemaOf(name: string): JsonObject | undefined;
  conditions: readonly SchemaPart[];
}

/** An object's fields and facts; names that are misspelt, and told of elsewhere, count by what they should be. */
function namesOf(context: CheckContext, form: Form, node: FormNode): Set<string> {
  const used = fieldNames(form).filter((name) => name.node === node);
  const fields = [...node.fields.keys(), ...used.map(({ name }) => name)];
  if (node !== form.root) return new Set(fields);
  return new Set([...fields, ...factsReadBy(context, form)]);
}

function ofNode(context: CheckContext, form: Form, node: FormNode): Scope {
  const authored = context
    .marked(form.file, 'Condition')
    .filter(({ pointer }) => node === form.root && pointer.startsWith(`${form.pointer}/`))
    .flatMap(({ value, pointer }) => (isObject(value) ? [{ schema: value, pointer }] : []));
  return {
    of: 'form',
    names: namesOf(context, form, node),
    schemaOf: (name) => fieldSchema(node, name) ?? context.names.factSchemas.get(name),
    conditions: [...conditionsOf(node.schemas), ...authored],
  };
}

function ofFacts({ names }: CheckContext, of: Scope['of'], conditions: readonly SchemaPart[]): Scope {
  return { of, names: names.facts, schemaOf: (name) => names.factSchemas.get(name), conditions };
}

function inJourneys(context: CheckContext, file: ContentFile): SchemaPart[] {
  return journeysIn(context.own(file))
    .flat()
    .flatMap(({ when, pointer }) => (isObject(when) ? [{ schema: when, pointer: `${pointer}/when` }] : []));
}

/** A page's conditions outside its forms and journeys: what they look at are facts. */
function onPage(context: CheckContext, file: ContentFile, elsewhere: readonly SchemaPart[]): SchemaPart[] {
  if (!file.kind?.endsWith('-page')) return [];
  const forms = context.forms(file).map(({ pointer }) => `${pointer}/`);
  const known = new Set(elsewhere.map(({ pointer }) => pointer));
  return context
    .marked(file, 'Condition')
    .filter(({ pointer }) => !known.has(pointer) && !forms.some((form) => pointer.startsWith(form)))
    .flatMap(({ value, pointer }) => (isObject(value) ? [{ schema: value, pointer }] : []));
}

function findScopes(context: CheckContext, file: ContentFile): Scope[] {
  const ofSteps = inJourneys(context, file);
  const scopes = [
    ...context.forms(file).flatMap((form) => form.nodes.map((node) => ofNode(context, form, node))),
    ofFacts(context, 'journey', ofSteps),
    ofFacts(context, 'page', onPage(context, file, ofSteps)),
  ];
  return scopes
    .map((scope) => ({
      ...scope,
      conditions: scope.conditions.filter(
        ({ schema, pointer }) =>
          isWhole(context.resolved(file), pointer) && context.schemaMistakes(schema).length === 0,
      ),
    }))
    .filter(({ conditions }) => conditions.length > 0);
}

const scopesOf = weakMemo((context: CheckContext) =>
  weakMemo((file: ContentFile) => findScopes(context, file)),
);

/** Every condition in a file's own content that is asked somewhere, and is a valid schema. */
export function scopesIn(context: CheckContext, file: ContentFile): readonly Scope[] {
  return scopesOf(context)(file);
}
