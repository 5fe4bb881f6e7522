import { isObject, type JsonObject } from '../../json.ts';
import { weakMemo } from '../../memo.ts';
import type { ContentFile } from '../../read.ts';
import { isWhole, valueIn } from '../../resolve.ts';
import type { CheckContext } from '../rule.ts';
import { type Form, type FormNode, factsReadBy, fieldNames, fieldSchema } from './forms.ts';
import { journeysIn } from './journeys.ts';
import { conditionsOf, reach, type SchemaPart } from './schema-parts.ts';

/** Conditions and the names that they may read where they stand. */
export interface Scope {
  of: 'form' | 'journey' | 'page';
  names: ReadonlySet<string>;
  /** Returns the schema of a name; undefined where nothing describes it. */
  schemaOf(name: string): JsonObject | undefined;
  conditions: readonly SchemaPart[];
}

/** The fields and facts of an object; misspelt names, which other rules report, count as what they should be. */
function namesIn(context: CheckContext, form: Form, node: FormNode): Set<string> {
  const used = fieldNames(form).filter((name) => name.node === node);
  const fields = [...node.fields.keys(), ...used.map(({ name }) => name)];
  return new Set(node === form.root ? [...fields, ...factsReadBy(context, form)] : fields);
}

function authoredConditions(context: CheckContext, file: ContentFile): SchemaPart[] {
  return context
    .marked(file, 'Condition')
    .flatMap(({ value, pointer }) => (isObject(value) ? [{ schema: value, pointer }] : []));
}

function formScope(context: CheckContext, form: Form, node: FormNode): Scope {
  const authored = node === form.root ? authoredConditions(context, form.file) : [];
  return {
    of: 'form',
    names: namesIn(context, form, node),
    schemaOf: (name) => fieldSchema(node, name) ?? context.names.factSchemas.get(name),
    conditions: [
      ...conditionsOf(node.schemas),
      ...authored.filter(({ pointer }) => pointer.startsWith(`${form.pointer}/`)),
    ],
  };
}

function findScopes(context: CheckContext, file: ContentFile): Scope[] {
  const { facts: names, factSchemas } = context.names;
  const forms = context.forms(file);
  const ofSteps = journeysIn(context.own(file))
    .flat()
    .flatMap(({ when, pointer }) => (isObject(when) ? [{ schema: when, pointer: `${pointer}/when` }] : []));
  const elsewhere = new Set(ofSteps.map(({ pointer }) => pointer));
  const ofPage = authoredConditions(context, file).filter(
    ({ pointer }) => !elsewhere.has(pointer) && !forms.some((form) => pointer.startsWith(`${form.pointer}/`)),
  );
  const schemaOf = (name: string) => factSchemas.get(name);
  const scopes: Scope[] = [
    ...forms.flatMap((form) => form.nodes.map((node) => formScope(context, form, node))),
    { of: 'journey', names, schemaOf, conditions: ofSteps },
    { of: 'page', names, schemaOf, conditions: file.kind?.endsWith('-page') ? ofPage : [] },
  ];
  const isSound = ({ schema, pointer }: SchemaPart) =>
    isWhole(context.resolved(file), pointer) && context.authoredSchemaErrors(schema).length === 0;
  return scopes
    .map((scope) => ({ ...scope, conditions: scope.conditions.filter(isSound) }))
    .filter(({ conditions }) => conditions.length > 0);
}

const scopesOf = weakMemo((context: CheckContext) =>
  weakMemo((file: ContentFile) => findScopes(context, file)),
);

/** Returns every condition in a file's own content that is a valid schema, by the names that it may read. */
export function scopesIn(context: CheckContext, file: ContentFile): readonly Scope[] {
  return scopesOf(context)(file);
}

/** A condition where it stands. */
export interface ConditionUse {
  file: ContentFile;
  scope: Scope;
  condition: SchemaPart;
}

/** Returns every condition of the content, in each place that uses it. */
export const conditionUses = weakMemo((context: CheckContext): readonly ConditionUse[] =>
  context.parsed.flatMap((file) =>
    scopesIn(context, file).flatMap((scope) =>
      scope.conditions.map((condition) => ({ file, scope, condition })),
    ),
  ),
);

/** What a condition decides on. */
export type Role =
  /** whether its "then" shows these fields; none where it only changes others */
  | { of: 'reveal'; fields: readonly string[] }
  /** whether answers are refused */
  | { of: 'refusal' }
  /** whether a step belongs to its journey */
  | { of: 'step'; hash: string }
  /** whether a notice or something like it shows */
  | { of: 'notice' };

export function roleOf(context: CheckContext, { file, scope, condition }: ConditionUse): Role {
  const { pointer } = condition;
  const around = valueIn(context.resolved(file).value, pointer.slice(0, pointer.lastIndexOf('/')));
  if (scope.of === 'journey') {
    const step = isObject(around) && isObject(around.step) ? around.step : {};
    return { of: 'step', hash: String(step.hash) };
  }
  if (!isObject(around)) return { of: 'notice' };
  if (around.if === condition.schema) {
    const properties = isObject(around.then) ? around.then.properties : undefined;
    return { of: 'reveal', fields: Object.keys(isObject(properties) ? properties : {}) };
  }
  return around.not === condition.schema ? { of: 'refusal' } : { of: 'notice' };
}

/** Returns each "type" that a condition asks of all answers together, which are an object. */
export function typesAsked(condition: SchemaPart): { pointer: string; type: unknown; isPossible: boolean }[] {
  return reach(condition).flatMap(({ schema: { type }, pointer }) =>
    type === undefined
      ? []
      : [{ pointer: `${pointer}/type`, type, isPossible: [type].flat().includes('object') }],
  );
}
