import { isObject, type JsonObject, objectOf } from '../../json.ts';
import { pairMemo, weakMemo } from '../../memo.ts';
import type { ContentFile } from '../../read.ts';
import { isWhole, valueIn } from '../../resolve.ts';
import { isInside, parentOf } from '../pointers.ts';
import type { CheckContext } from '../rule.ts';
import { authoredSchemaErrors } from '../schema-errors/authored-schemas.ts';
import { type Form, type FormNode, fieldNames, fieldSchema } from './forms.ts';
import { journeysIn } from './journeys.ts';
import { answersBefore, earlierAnswers, factsOn, namesReadBy, readableNames } from './reads.ts';
import { conditionParts, conditionsOf, namesRead, type SchemaPart, type UsedName } from './schema-parts.ts';
import { unclearNames } from './unclear-names.ts';

/** Conditions, and the names that they can read. */
export interface Scope {
  of: 'form' | 'journey' | 'page';
  names: ReadonlySet<string>;
  /** The names that they can read once the step's "reads" has them. */
  readable?: ReadonlySet<string>;
  /** Returns true if a name may be an answer that cannot be found, because a file has errors. */
  isUnclear?(name: string): boolean;
  schemaOf(name: string): JsonObject | undefined;
  conditions: readonly SchemaPart[];
}

/** Returns the fields and facts of an object. Includes misspelt names, because other rules report them. */
function namesIn(context: CheckContext, form: Form, node: FormNode): Set<string> {
  const used = fieldNames(form).filter((name) => name.node === node);
  const fields = [...node.fields.keys(), ...used.map(({ name }) => name)];
  return new Set(node === form.root ? [...fields, ...namesReadBy(context, form)] : fields);
}

/** Returns the conditions in each file's own content that are valid schemas, grouped by the names that they can read. */
export const scopesOf = pairMemo((context: CheckContext, file: ContentFile): readonly Scope[] => {
  const { factSchemas } = context.names;
  const names = factsOn(context, file);
  const forms = context.forms(file);
  const isUnclear = unclearNames(context);
  const factSchema = (name: string) => (isUnclear(name) ? undefined : factSchemas.get(name));
  const toPart = (schema: unknown, pointer: string) => (isObject(schema) ? [{ schema, pointer }] : []);
  const authored = context.marked(file, 'Condition').flatMap(({ value, pointer }) => toPart(value, pointer));
  const steps = journeysIn(context.own(file)).flatMap(({ entries }) => entries);
  const stepPointers = new Set(steps.map(({ pointer }) => `${pointer}/when`));
  const ofPage = authored.filter(
    ({ pointer }) => !stepPointers.has(pointer) && !forms.some((form) => isInside(pointer, form.pointer)),
  );
  const formScope = (form: Form, node: FormNode): Scope => ({
    of: 'form',
    names: namesIn(context, form, node),
    ...(node === form.root && { readable: readableNames(context, form) }),
    schemaOf: (name) =>
      fieldSchema(node, name) ?? earlierAnswers(context, form).get(name)?.schema ?? factSchema(name),
    conditions: [
      ...conditionsOf(node.schemas),
      ...authored.filter(({ pointer }) => node === form.root && isInside(pointer, form.pointer)),
    ],
  });
  const scopes: Scope[] = [
    ...forms.flatMap((form) => form.nodes.map((node) => formScope(form, node))),
    ...steps.map(({ when, pointer }): Scope => {
      const answers = answersBefore(context, file, pointer);
      return {
        of: 'journey',
        names: new Set([...names, ...answers.keys()]),
        isUnclear,
        schemaOf: (name) => answers.get(name)?.schema ?? factSchema(name),
        conditions: toPart(when, `${pointer}/when`),
      };
    }),
    {
      of: 'page',
      names,
      isUnclear,
      schemaOf: factSchema,
      conditions: file.kind?.endsWith('-page') ? ofPage : [],
    },
  ];
  const isValid = ({ schema, pointer }: SchemaPart) =>
    isWhole(context.resolved(file), pointer) && authoredSchemaErrors(schema).length === 0;
  return scopes
    .map((scope) => ({ ...scope, conditions: scope.conditions.filter(isValid) }))
    .filter(({ conditions }) => conditions.length > 0);
});

/** Returns the names that conditions read but that their scope does not have. fact-unknown reports them. */
export function unknownNamesRead({ conditions, names, isUnclear }: Scope): UsedName[] {
  return conditions.flatMap(namesRead).filter(({ name }) => !names.has(name) && !isUnclear?.(name));
}

/** A condition in one of the places that use it. */
export interface ConditionUse {
  file: ContentFile;
  scope: Scope;
  condition: SchemaPart;
}

/** Returns all conditions of the content, once for each place that uses them. */
export const conditionUses = weakMemo((context: CheckContext): readonly ConditionUse[] => {
  const scopes = context.parsed.flatMap((file) => scopesOf(context, file).map((scope) => ({ file, scope })));
  return scopes.flatMap((each) => each.scope.conditions.map((condition) => ({ ...each, condition })));
});

/** The effect of a condition: reveals fields, refuses answers, includes a step in a journey, or shows something else. */
export type Role =
  | { of: 'reveal'; fields: readonly string[] }
  | { of: 'step'; hash: string }
  | { of: 'refusal' }
  | { of: 'display' };

export function roleOf(context: CheckContext, { file, scope, condition }: ConditionUse): Role {
  const around = objectOf(valueIn(context.resolved(file).value, parentOf(condition.pointer)));
  if (scope.of === 'journey') return { of: 'step', hash: String(objectOf(around.step).hash) };
  if (around.if === condition.schema)
    return { of: 'reveal', fields: Object.keys(objectOf(objectOf(around.then).properties)) };
  return around.not === condition.schema ? { of: 'refusal' } : { of: 'display' };
}

/** Returns each "type" that a condition requires of the answers as a whole, which are always an object. */
export function requiredTypes(condition: SchemaPart) {
  const typed = conditionParts(condition).filter(({ schema }) => schema.type !== undefined);
  return typed.map(({ schema: { type }, pointer }) => {
    return { pointer: `${pointer}/type`, type, isPossible: [type].flat().includes('object') };
  });
}
