import { listOf } from '../../json.ts';
import { isValid } from '../../values/index.ts';
import { quote, suggestName } from '../format.ts';
import { hasInvalidKeywords, withoutDateRange } from '../model/consistency.ts';
import { contradiction } from '../model/contradictions.ts';
import { allOfParts, allParts, choicesIn, type SchemaPart } from '../model/schema-parts.ts';
import { perFile, type Rule, report, warning } from '../rule.ts';

function isReportedElsewhere(part: SchemaPart): boolean {
  return allParts(part).some(
    (inner) => hasInvalidKeywords(inner) || contradiction(allOfParts(inner)).length > 0,
  );
}

function adviceFor(value: unknown, part: SchemaPart): string {
  const texts = choicesIn(part).flatMap((choice) => (typeof choice.value === 'string' ? [choice.value] : []));
  return typeof value === 'string' && texts.length > 0
    ? suggestName(value, texts, 'Remove it.')
    : 'Change it, or the rules beside it.';
}

/** Returns the choices in "enum" that the "oneOf" beside it refuses. */
function unknownChoices({ schema, pointer }: SchemaPart) {
  const titled = choicesIn({ schema: { oneOf: schema.oneOf }, pointer }).map(({ value }) => value);
  const plain = choicesIn({ schema: { enum: schema.enum }, pointer });
  const unknown = titled.length > 0 ? plain.filter(({ value }) => !titled.includes(value)) : [];
  const taken = plain.map(({ value }) => value);
  return unknown.map((choice) => ({ ...choice, free: titled.filter((value) => !taken.includes(value)) }));
}

export const valueInvalid: Rule = {
  topic: 'Fields and what they accept',
  about: 'A default, an example or a choice is not valid for its own field.',
  check: perFile(({ schemaParts, origin }, file) =>
    schemaParts(file).flatMap((part) => {
      const { schema, pointer } = part;
      const examples = listOf(schema.examples).map((value, index) => {
        return { what: 'example', value, at: `examples/${index}` };
      });
      const defaults =
        schema.default === undefined ? [] : [{ what: 'default', value: schema.default, at: 'default' }];
      const choices = schema.type === undefined ? [] : choicesIn(part);
      if (defaults.length + examples.length + choices.length === 0 || isReportedElsewhere(part)) return [];

      // an example may be a day that was valid when it was written
      const rules = { default: schema, example: withoutDateRange(schema) };
      const wrongChoices = choices.filter(({ value }) => !isValid({ type: schema.type }, value));
      const wrong = [...defaults, ...examples].filter(
        ({ what, value }) => !isValid(what === 'default' ? rules.default : rules.example, value),
      );
      return [
        ...unknownChoices(part).map(({ value, pointer: at, free }) => {
          const message = `The choice ${quote(value)} can never be selected: "oneOf" does not have it.`;
          const advice = suggestName(String(value), free.map(String), 'Remove it.');
          return report(origin(file, at), message, advice);
        }),
        ...wrongChoices.map(({ value, pointer: at }) => {
          const message = `The choice ${quote(value)} can never be selected: its field has the type ${quote(schema.type)}.`;
          return report(origin(file, at), message, 'Write it as a value of that type.');
        }),
        ...wrong.map(({ what, value, at }) => {
          const create = what === 'default' ? report : warning;
          const message = `The ${what} ${quote(value)} is not valid for its own field.`;
          return create(origin(file, `${pointer}/${at}`), message, adviceFor(value, part));
        }),
      ];
    }),
  ),
};

export const consentGiven: Rule = {
  topic: 'Fields and what they accept',
  about: 'A box that visitors have to tick is ticked from the start, so nobody agrees to anything.',
  check: perFile(({ schemaParts, origin }, file) =>
    schemaParts(file).flatMap(({ schema, pointer, isCondition }) => {
      if (isCondition || schema.type !== 'boolean' || schema.const !== true || schema.default !== true)
        return [];
      const message = 'This box is ticked from the start, so ticking it is no consent.';
      return [report(origin(file, `${pointer}/default`), message, 'Remove the default.')];
    }),
  ),
};
