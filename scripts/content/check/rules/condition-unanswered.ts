import { atKey } from '../diagnostic.ts';
import { quote } from '../format.ts';
import {
  namesRead,
  partsUnder,
  propertiesOf,
  requiredNames,
  type SchemaPart,
  samePlace,
} from '../model/schema-parts.ts';
import { evaluation, perCondition, type Rule } from '../rule.ts';

/** Returns the names that a condition reads, and whether it also asks for their answers. */
function answersRead(
  part: SchemaPart,
  asked: ReadonlySet<string> = new Set(),
): { name: string; pointer: string; isAsked: boolean }[] {
  const all = samePlace({ ...part, schema: { ...part.schema, anyOf: undefined, oneOf: undefined } });
  const required = new Set([...asked, ...requiredNames(all).map(({ name }) => name)]);
  const own = propertiesOf([part]).map((property) => ({ ...property, isAsked: required.has(property.name) }));
  const branches = partsUnder(part, ['allOf', 'anyOf', 'oneOf']);
  return [...own, ...branches.flatMap((branch) => answersRead(branch, required))];
}

export const rule: Rule = {
  topic: 'Conditions and facts',
  about:
    'A condition asks what an answer is, but not that there is one. In JSON Schema it then holds before anything is answered: a field shows from the start.',
  check: perCondition(({ origin }, { file, scope, condition }) => {
    // fact-unknown reports a misspelt name, which may be the one that is missing here
    if (namesRead(condition).some(({ name }) => !scope.names.has(name))) return [];
    return answersRead(condition).map(({ name, pointer, isAsked }) => {
      // a field with a default is never without an answer
      const isRight = isAsked || scope.schemaOf(name)?.default !== undefined;
      const message = `This also holds while ${quote(name)} has no answer.`;
      const advice = `Add "required": [${quote(name)}] beside "properties".`;
      return evaluation(isRight, atKey(origin(file, pointer)), message, advice);
    });
  }),
};
