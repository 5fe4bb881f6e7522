import { groupsOf } from '../../../groups-of.ts';
import { isObject } from '../../json.ts';
import { once } from '../../memo.ts';
import { list, quote, suggestName } from '../format.ts';
import { type Constant, constantsOf, innerNames, unfitKeywords } from '../model/condition-values.ts';
import { requiredTypes } from '../model/conditions.ts';
import { hasUnknownChoice } from '../model/field-values.ts';
import {
  allOfParts,
  comparedNames,
  namesRead,
  partsUnder,
  propertiesOf,
  requiredNames,
  type SchemaPart,
  sameValueParts,
  type UsedName,
} from '../model/schema-parts.ts';
import { isInside } from '../pointers.ts';
import { evaluation, perCondition, type Rule } from '../rule.ts';

export const conditionType: Rule = {
  topic: 'Conditions and facts',
  about:
    'A condition requires the answers as a whole to be something other than an object, or has a keyword that does not fit the type of an answer.',
  check: perCondition(({ origin }, { file, scope, condition }) => [
    ...requiredTypes(condition).map(({ pointer, type, isPossible }) => {
      const message = `The answers as a whole are an object, never ${quote(type)}.`;
      const advice = 'Write "object". The type of one answer belongs to its own field.';
      return evaluation(isPossible, origin(file, pointer), message, advice);
    }),
    ...unfitKeywords(condition, scope.schemaOf).map(({ pointer, keyword, name, type }) => {
      const message = `${quote(keyword)} does not fit ${quote(name)}, whose type is ${list([type].flat())}.`;
      return evaluation(
        false,
        origin(file, pointer),
        message,
        'Use a keyword for this type, or another name.',
      );
    }),
  ]),
};

export const conditionProperty: Rule = {
  topic: 'Conditions and facts',
  about: 'A condition reads something inside an answer that the answer never has.',
  check: perCondition(({ origin }, { file, scope, condition }) => {
    const names = groupsOf(innerNames(condition, scope.schemaOf), (each) => `${each.of} ${each.name}`);
    const first = [...names.values()].flatMap((uses) => uses.slice(0, 1));
    return first.map(({ name, of, known, pointer, part }) => {
      const location = { ...origin(file, pointer), part };
      const advice = suggestName(name, known, 'Remove it.');
      return evaluation(known.includes(name), location, `${quote(of)} has no ${quote(name)}.`, advice);
    });
  }),
};

const MAX_LISTED = 4;

function adviceFor({ name, value, possible }: Constant): string {
  const choices = possible.filter((choice) => typeof choice === 'string');
  const numbers = possible.filter((choice) => typeof choice === 'number');
  if (typeof value === 'string' && choices.length > 0) return suggestName(value, choices, 'Remove it.');
  if (numbers.length > 1)
    return `${quote(name)} can be from ${Math.min(...numbers)} to ${Math.max(...numbers)}.`;
  const listed = possible.filter((each) => !isObject(each) && !Array.isArray(each)).slice(0, MAX_LISTED);
  return listed.length > 0 ? `${quote(name)} can be ${list(listed)}.` : 'Use a value that it can have.';
}

export const conditionValue: Rule = {
  topic: 'Conditions and facts',
  about: 'A condition waits for a value that its field or fact can never have.',
  check: perCondition((context, { file, scope, condition }) => {
    const unfit = once(() => unfitKeywords(condition, scope.schemaOf));
    return constantsOf(condition, scope.schemaOf).flatMap((constant) => {
      const { pointer, name, value, isPossible } = constant;
      // condition-type reports it
      if (!isPossible && unfit().some((each) => isInside(pointer, each.pointer))) return [];
      // if code does not know one of the field's choices, the choice is wrong, not the condition
      const isRight = isPossible || hasUnknownChoice(context, file, name);
      const message = `${quote(name)} can never be ${quote(value)}.`;
      return [evaluation(isRight, context.origin(file, pointer), message, adviceFor(constant))];
    });
  }),
};

type AskedName = UsedName & { isAsked: boolean };

function answersRead(part: SchemaPart, asked: readonly string[] = []): AskedName[] {
  const all = sameValueParts({ ...part, schema: { ...part.schema, anyOf: undefined, oneOf: undefined } });
  const required = [...asked, ...requiredNames(all).map(({ name }) => name)];
  const own = propertiesOf([part]).map((used) => ({ ...used, isAsked: required.includes(used.name) }));
  const branches = partsUnder(part, ['allOf', 'anyOf', 'oneOf']);
  return [...own, ...branches.flatMap((branch) => answersRead(branch, required))];
}

export const conditionUnanswered: Rule = {
  topic: 'Conditions and facts',
  about:
    'A condition asks what an answer is, but not that there is one. In JSON Schema it then holds before anything is answered: a field shows from the start.',
  check: perCondition(({ origin }, { file, scope, condition }) => {
    // fact-unknown reports a misspelt name, which may be the name that is missing here
    if (namesRead(condition).some(({ name }) => !scope.names.has(name))) return [];
    const asked = requiredNames(allOfParts(condition)).map(({ name }) => name);
    const compared = comparedNames(condition).map((used) => ({
      ...used,
      isAsked: asked.includes(used.name),
    }));
    return [...answersRead(condition), ...compared].map(({ name, pointer, part, isAsked }) => {
      // a field with a default always has an answer
      const isRight = isAsked || scope.schemaOf(name)?.default !== undefined;
      const message = `This also holds while ${quote(name)} has no answer.`;
      const advice = `Add "required": [${quote(name)}] beside "properties".`;
      return evaluation(isRight, { ...origin(file, pointer), part }, message, advice);
    });
  }),
};
