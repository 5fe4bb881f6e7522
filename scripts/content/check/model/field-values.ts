import type { JsonObject } from '../../json.ts';
import { weakMemo } from '../../memo.ts';
import type { ContentFile } from '../../read.ts';
import { isValid, validValues } from '../../values/index.ts';
import { list, suggestName } from '../format.ts';
import type { CheckContext } from '../rule.ts';
import { codeAnswers, fieldsAsking } from './code-answers.ts';
import { contradiction } from './contradictions.ts';
import { type Form, type FormNode, unconditionalParts } from './forms.ts';
import { allOfParts, choicesIn, type SchemaPart } from './schema-parts.ts';

function valuesIn(part: SchemaPart): { value: unknown; pointer: string }[] {
  const limits = ['minimum', 'maximum']
    .filter((name) => typeof part.schema[name] === 'number')
    .map((name) => ({ value: part.schema[name], pointer: `${part.pointer}/${name}` }));
  return [...choicesIn(part), ...limits];
}

/** Returns the choices and limits of a field. Empty if no answer is valid, because limits-empty reports that. */
export function fieldValues({ nodes }: Form, { name, schemas }: FormNode) {
  const around = nodes.find(({ fields }) => fields.get(name) === schemas);
  const isImpossible =
    (around && contradiction(unconditionalParts(around, name).flatMap(allOfParts)).length > 0) ||
    schemas.some(({ schema }) => validValues(schema).length === 0);
  return isImpossible ? [] : schemas.flatMap(valuesIn);
}

/** Returns the advice for a value that is not valid against a schema. It names no value that the field has already. */
export function fixValue(value: unknown, schema: JsonObject, taken: readonly unknown[] = []): string {
  const known = validValues(schema).filter((each) => !taken.includes(each));
  const texts = known.filter((each) => typeof each === 'string');
  if (typeof value === 'string') return suggestName(value, texts, 'Remove it.');
  const numbers = known.filter((each) => typeof each === 'number');
  if (numbers.length > 1) return `It can be from ${Math.min(...numbers)} to ${Math.max(...numbers)}.`;
  return known.length > 0 ? `It can be ${list(known)}.` : 'Remove it.';
}

/** Returns the choices and limits of all fields that code reads. */
export const readValues = weakMemo((context: CheckContext) =>
  codeAnswers(context).flatMap(({ askers, answers }) =>
    [...answers].flatMap(([name, answer]) => {
      const fact = context.names.factSchemas.get(name);
      return fieldsAsking(askers, name).flatMap(({ form, node }) => {
        const values = fieldValues(form, node);
        const taken = values.map(({ value }) => value);
        return (
          values
            // fact-field reports values that are not valid for the fact of the same name
            .filter(({ value }) => !fact || isValid(fact, value))
            .map((each) => {
              return { ...each, file: form.file, name, answer, taken, isKnown: isValid(answer, each.value) };
            })
        );
      });
    }),
  ),
);

/** Returns true if a field of a file has a choice that code does not know. The condition may then be right. */
export function hasUnknownChoice(context: CheckContext, file: ContentFile, name: string): boolean {
  return readValues(context).some((value) => !value.isKnown && value.file === file && value.name === name);
}
