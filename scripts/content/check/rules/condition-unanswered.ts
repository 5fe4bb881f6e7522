import { escapePart, isObject } from '../../json.ts';
import { atKey } from '../diagnostic.ts';
import { quote } from '../format.ts';
import { type ConditionUse, checkConditions } from '../model/conditions.ts';
import { namesRead, requiredNames, type SchemaPart, samePlace } from '../model/schema-parts.ts';
import type { Evaluation } from '../report-once.ts';
import type { CheckContext, Rule } from '../rule.ts';

/** Returns the names that a condition reads, and whether it also asks for their answers. */
function answersRead(
  part: SchemaPart,
  asked: ReadonlySet<string>,
): { name: string; pointer: string; isAsked: boolean }[] {
  const { allOf, anyOf, oneOf, properties } = part.schema;
  const all = samePlace({ ...part, schema: { ...part.schema, anyOf: undefined, oneOf: undefined } });
  const required = new Set([...asked, ...requiredNames(all).map(({ name }) => name)]);
  const own = Object.keys(isObject(properties) ? properties : {}).map((name) => ({
    name,
    pointer: `${part.pointer}/properties/${escapePart(name)}`,
    isAsked: required.has(name),
  }));
  const branches = Object.entries({ allOf, anyOf, oneOf }).flatMap(([keyword, list]) =>
    (Array.isArray(list) ? list : []).flatMap((schema: unknown, index) =>
      isObject(schema) ? [{ schema, pointer: `${part.pointer}/${keyword}/${index}` }] : [],
    ),
  );
  return [...own, ...branches.flatMap((branch) => answersRead(branch, required))];
}

function check(context: CheckContext, { file, scope, condition }: ConditionUse): Evaluation[] {
  // fact-unknown reports a misspelt name, which may be the one that is missing here
  if (namesRead(condition).some(({ name }) => !scope.names.has(name))) return [];
  return answersRead(condition, new Set()).map(({ name, pointer, isAsked }) => {
    // a field with a default is never without an answer
    const isRight = isAsked || scope.schemaOf(name)?.default !== undefined;
    const message = `This also holds while ${quote(name)} has no answer.`;
    const advice = `Add "required": [${quote(name)}] beside "properties".`;
    return {
      location: atKey(context.origin(file, pointer)),
      problem: isRight ? undefined : { message, advice },
    };
  });
}

export const rule: Rule = {
  id: 'condition-unanswered',
  topic: 'Conditions and facts',
  about:
    'A condition asks what an answer is, but not that there is one. In JSON Schema it then holds before anything is answered: a field shows from the start.',
  check: (context) => checkConditions(context, (use) => check(context, use)),
};
