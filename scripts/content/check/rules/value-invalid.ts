import type { ContentFile } from '../../read.ts';
import { isValid } from '../../values/index.ts';
import { atValue, type Report } from '../diagnostic.ts';
import { quote, suggestName } from '../format.ts';
import { areRulesWrong, timeless } from '../model/consistency.ts';
import { contradiction } from '../model/contradictions.ts';
import { choicesIn, everyPart, partsBeside, type SchemaPart } from '../model/schema-parts.ts';
import { type CheckContext, perFile, type Rule } from '../rule.ts';

/** Returns true if the rules themselves are wrong, which is told of elsewhere. */
function isReportedElsewhere(part: SchemaPart): boolean {
  return everyPart(part).some(
    (inner) => areRulesWrong(inner) || contradiction(partsBeside(inner)).length > 0,
  );
}

function fixFor(value: unknown, part: SchemaPart): string {
  const choices = choicesIn(part).map((choice) => choice.value);
  const problem = choices.filter((choice) => typeof choice === 'string');
  return typeof value === 'string' && problem.length > 0
    ? suggestName(value, problem, 'Remove it.')
    : 'Change it, or the rules beside it.';
}

function check({ schemaParts, origin }: CheckContext, file: ContentFile): Report[] {
  return schemaParts(file).flatMap((part): Report[] => {
    const { schema, pointer } = part;
    const { type } = schema;
    const examples: unknown[] = Array.isArray(schema.examples) ? schema.examples : [];
    const choices = type === undefined ? [] : choicesIn(part);
    if (schema.default === undefined && examples.length === 0 && choices.length === 0) return [];
    if (isReportedElsewhere(part)) return [];

    const rule = timeless(schema);
    const wrongChoices = choices.filter(({ value }) => !isValid({ type }, value));
    const wrongExamples = examples.flatMap((value, index) =>
      isValid(rule, value) ? [] : [{ value, index }],
    );
    return [
      ...wrongChoices.map(({ value, pointer: at }) => ({
        location: atValue(origin(file, at)),
        message: `The choice ${quote(value)} can never be selected: its field has the type ${quote(type)}.`,
        advice: 'Write it as a value of that type.',
      })),
      ...(schema.default === undefined || isValid(rule, schema.default)
        ? []
        : [
            {
              location: atValue(origin(file, `${pointer}/default`)),
              message: `The default ${quote(schema.default)} is not valid for its own field.`,
              advice: fixFor(schema.default, part),
            },
          ]),
      ...wrongExamples.map(({ value, index }) => ({
        location: atValue(origin(file, `${pointer}/examples/${index}`)),
        severity: 'warning' as const,
        message: `The example ${quote(value)} is not valid for its own field.`,
        advice: fixFor(value, part),
      })),
    ];
  });
}

export const rule: Rule = {
  id: 'value-invalid',
  topic: 'Fields and what they accept',
  about: 'A default, an example or a choice is not valid for its own field.',
  check: perFile(check),
};
