import { escapePart, isObject } from '../../json.ts';
import { atKey } from '../finding.ts';
import { type ConditionUse, judgeConditions } from '../judge-conditions.ts';
import { type SchemaPart, samePlace } from '../model/schema-parts.ts';
import { namesRead, requiredNames } from '../model/used-names.ts';
import type { CheckContext, Rule } from '../rule.ts';
import type { Verdict } from '../verdicts.ts';
import { quote } from '../wording.ts';

/** Names that are looked at where an answer need not be there at all. */
function unanswered(
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
  return [...own, ...branches.flatMap((branch) => unanswered(branch, required))];
}

function judge(context: CheckContext, { file, scope, condition }: ConditionUse): Verdict[] {
  // a name that is misspelt is told of by itself, and may be the one that is missing here
  if (namesRead(condition).some(({ name }) => !scope.names.has(name))) return [];
  return unanswered(condition, new Set()).map(({ name, pointer, isAsked }) => {
    // what has a default is never without an answer
    const isRight = isAsked || scope.schemaOf(name)?.default !== undefined;
    const message = `This also holds while there is no ${quote(name)}.`;
    const fix = `Add "required": [${quote(name)}] beside "properties".`;
    return {
      place: atKey(context.origin(file, pointer)),
      wrong: isRight ? undefined : { message, fix },
    };
  });
}

export const rule: Rule = {
  id: 'condition-unanswered',
  about:
    'A condition asks what an answer is, but not that there is one. In JSON Schema it then holds before anything is answered: a field shows from the start.',
  check: (context) => judgeConditions(context, (use) => judge(context, use)),
};
