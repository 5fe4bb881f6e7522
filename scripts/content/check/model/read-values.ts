import type { JsonObject } from '../../json.ts';
import { weakMemo } from '../../memo.ts';
import type { ContentFile } from '../../read.ts';
import { isValid } from '../../values/index.ts';
import type { CheckContext } from '../rule.ts';
import { type Asker, askersOf, countedObjects } from './counted-answers.ts';
import { saidBy } from './said-values.ts';

/** A value that a field's answer may be, as far as the code that reads it is concerned. */
export interface ReadValue {
  file: ContentFile;
  name: string;
  /** what code knows of the answer */
  answer: JsonObject;
  value: unknown;
  pointer: string;
  isKnown: boolean;
}

function valuesOf(
  context: CheckContext,
  name: string,
  answer: JsonObject,
  { form, node }: Asker,
): ReadValue[] {
  const fact = context.names.factSchemas.get(name);
  return (
    saidBy(form, node)
      // what does not fit the fact of that name either is told of as that
      .filter(({ value }) => !fact || isValid(fact, value))
      .map((said) => ({ ...said, file: form.file, name, answer, isKnown: isValid(answer, said.value) }))
  );
}

/** What the fields say outright whose answers code reads. */
export const readValues = weakMemo((context: CheckContext): readonly ReadValue[] =>
  countedObjects(context).flatMap(({ askers, answers }) =>
    [...answers].flatMap(([name, answer]) =>
      askersOf(askers, name).flatMap((asker) => valuesOf(context, name, answer, asker)),
    ),
  ),
);

/** Whether a field of a file has a choice that code does not know: it may be the one that is missed elsewhere. */
export function hasUnknownChoice(context: CheckContext, file: ContentFile, name: string): boolean {
  return readValues(context).some((value) => !value.isKnown && value.file === file && value.name === name);
}
