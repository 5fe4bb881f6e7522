import { escapePart, isObject, type JsonObject, listOf, objectOf } from '../../json.ts';
import { atKey } from '../diagnostic.ts';
import { list, quote } from '../format.ts';
import { conditionOutcome } from '../model/condition-outcome.ts';
import { type FormNode, fieldSchema } from '../model/forms.ts';
import { earlierAnswers } from '../model/reads.ts';
import {
  namesRead,
  partsUnder,
  propertiesOf,
  requiredNames,
  type SchemaPart,
  type UsedName,
} from '../model/schema-parts.ts';
import { evaluation, perField, type Rule } from '../rule.ts';

const NEVER_REVEALS = /\/(?:anyOf|oneOf|dependencies)\//;

export const revealKeyword: Rule = {
  topic: 'Fields and what they accept',
  about: 'A field is defined where nothing reveals it: under "anyOf", "oneOf" or "dependencies" alone.',
  check: perField((context, { schemas: [object], fields, ui }, { file }) =>
    [...fields].flatMap(([name, parts]) => {
      if (ui['ui:widget'] === 'variant') return [];
      const own = `/properties/${escapePart(name)}`;
      const places = parts.map(({ pointer }) => pointer).filter((pointer) => pointer.endsWith(own));
      const [first] = places;
      const isShown = places.some(
        (pointer) => !NEVER_REVEALS.test(pointer.slice(object?.pointer.length, -own.length)),
      );
      if (first === undefined || isShown) return [];
      const message = `The field ${quote(name)} never shows: only "if" with "then" or "else" reveals fields.`;
      const advice = 'Define it in "properties", or in the "then" of an "if" inside "allOf".';
      return [evaluation(false, atKey(context.origin(file, first)), message, advice)];
    }),
  ),
};

type Reveal = Pick<UsedName, 'name' | 'pointer'> & { needs: readonly string[] };

function needsOf(condition: unknown): string[] {
  if (!isObject(condition)) return [];
  const own = requiredNames([{ schema: condition, pointer: '' }]).map(({ name }) => name);
  return [...own, ...listOf(condition.allOf).flatMap(needsOf)];
}

function revealsIn(object: SchemaPart, needs: readonly string[] = []): Reveal[] {
  const inside = (keyword: string, more: readonly string[] = []) =>
    partsUnder(object, [keyword]).flatMap((part) => revealsIn(part, [...needs, ...more]));
  return [
    ...propertiesOf([object]).map((property) => ({ ...property, needs })),
    ...inside('allOf'),
    ...inside('then', needsOf(object.schema.if)),
    ...inside('else'),
  ];
}

/** Returns the fields that can never appear, because each waits for another one of them. */
function hiddenOf(reveals: readonly Reveal[]): readonly Reveal[] {
  const shown = reveals.filter(({ needs }) => !reveals.some(({ name }) => needs.includes(name)));
  if (shown.length === 0) return reveals;
  const names = new Set(shown.map(({ name }) => name));
  return hiddenOf(reveals.filter(({ name }) => !names.has(name)));
}

/** Returns the circle of names that a field waits for, ending with the field. Undefined if there is no circle. */
function circleFrom(name: string, reveals: readonly Reveal[]): string[] | undefined {
  const visited = new Set<string>();
  const follow = (at: string): string[] | undefined => {
    for (const next of reveals.findLast((reveal) => reveal.name === at)?.needs ?? []) {
      if (next === name) return [name];
      const rest = visited.size < visited.add(next).size && follow(next);
      if (rest) return [next, ...rest];
    }
    return undefined;
  };
  return follow(name);
}

export const revealCircle: Rule = {
  topic: 'Fields and what they accept',
  about: 'A field is revealed by an answer that shows only after the field itself is answered.',
  check: perField((context, { schemas: [object] }, { file }) => {
    const hidden = hiddenOf(object ? revealsIn(object) : []);
    const reported = new Set<string>();
    return hidden.flatMap(({ name, pointer }) => {
      const circle = reported.has(name) ? undefined : circleFrom(name, hidden);
      if (!circle) return [];
      for (const each of circle) reported.add(each);
      const location = atKey(context.origin(file, pointer));
      const others = list(circle.slice(0, -1));
      const [message, advice] = others
        ? [
            `waits for ${others}, which waits for ${quote(name)}, so none of them ever shows.`,
            'Show one of them without the others.',
          ]
        : ['waits for itself, so it never shows.', 'Make it wait for another field.'];
      return [evaluation(false, location, `${quote(name)} ${message}`, advice)];
    });
  }),
};

/** A schema of an object, and the conditions under which it applies. */
interface ConditionalPart extends SchemaPart {
  conditions: readonly JsonObject[];
}

function conditionalParts(part: ConditionalPart): ConditionalPart[] {
  const { if: condition } = part.schema;
  const inside = (keyword: string, ...more: JsonObject[]) =>
    partsUnder(part, [keyword]).flatMap((inner) =>
      conditionalParts({ ...inner, conditions: [...part.conditions, ...more] }),
    );
  return [
    part,
    ...inside('allOf'),
    ...(isObject(condition) ? [...inside('then', condition), ...inside('else', { not: condition })] : []),
  ];
}

const namesOf = (conditions: readonly JsonObject[]): string[] => {
  const names = conditions.flatMap((schema) => namesRead({ schema, pointer: '' }).map(({ name }) => name));
  return [...new Set(names)];
};

const anyOfConditions = (parts: readonly ConditionalPart[]) => ({
  anyOf: parts.map(({ conditions }) => ({ allOf: conditions })),
});

type Schemas = ReadonlyMap<string, JsonObject | undefined>;

/**
 * Returns the required names of an object that some visitors have to answer without seeing the field.
 * @param earlier the answers of earlier steps. Visitors who have not given them yet do not count
 */
function hiddenNames(node: FormNode, facts: Schemas, earlier: Schemas): UsedName[] {
  const [object] = node.schemas;
  const parts = object ? conditionalParts({ ...object, conditions: [] }) : [];
  const definitionsOf = (name: string) =>
    parts.filter(({ schema }) => Object.hasOwn(objectOf(schema.properties), name));
  // a condition on an answer that not everyone sees is met only by those who see it
  const impliedBy = (conditions: readonly JsonObject[]) =>
    namesOf(conditions)
      .map(definitionsOf)
      .filter(
        (definitions) => definitions.length > 0 && definitions.every(({ conditions: own }) => own.length > 0),
      )
      .map(anyOfConditions);
  const schemaOf = (name: string) => fieldSchema(node, name) ?? earlier.get(name) ?? facts.get(name);
  return parts.flatMap((part) =>
    requiredNames([part]).filter(({ name }) => {
      const definitions = definitionsOf(name);
      const isSeen = definitions.some(({ conditions }) =>
        conditions.every((each) => part.conditions.includes(each)),
      );
      if (isSeen || definitions.length === 0) return false;
      const unseen = [
        ...part.conditions,
        ...impliedBy(part.conditions),
        { not: anyOfConditions(definitions) },
      ];
      const given = namesOf(unseen).filter((read) => !node.fields.has(read) && earlier.has(read));
      const outcome = conditionOutcome({ allOf: [...unseen, { required: given }] }, schemaOf);
      return outcome === 'depends' || outcome === 'always';
    }),
  );
}

export const requiredHidden: Rule = {
  topic: 'Fields and what they accept',
  about: 'A field is required from visitors who do not see it, because nothing reveals it to them.',
  check: perField((context, node, form) => {
    const answers = node === form.root ? [...earlierAnswers(context, form)] : [];
    const earlier = new Map(answers.map(([name, { schema }]) => [name, schema]));
    return hiddenNames(node, context.names.factSchemas, earlier).map(({ name, pointer }) => {
      const message = `${quote(name)} is required, but some of these visitors never see it, so they cannot continue.`;
      const advice = 'Require it in the "then" that reveals it, or show it to all of them.';
      return evaluation(false, context.origin(form.file, pointer), message, advice);
    });
  }),
};
