import { isObject } from '../../json.ts';
import type { ContentFile } from '../../read.ts';
import type { Report } from '../diagnostic.ts';
import { quote } from '../format.ts';
import { progressStages } from '../model/journeys.ts';
import { choicesIn, type SchemaPart } from '../model/schema-parts.ts';
import { type CheckContext, perFile, type Rule, report } from '../rule.ts';

/** Returns all but the first of those that have the same name. */
function repeated<Item extends { name: unknown }>(items: readonly Item[]): Item[] {
  const before = new Set<unknown>();
  return items.filter(({ name }) => name !== undefined && before.size === before.add(name).size);
}

function checkChoices({ origin }: CheckContext, file: ContentFile, part: SchemaPart): Report[] {
  // a value that stands twice in "enum" makes no valid schema
  const choices = choicesIn(part).filter(({ pointer }) => pointer.endsWith('/const'));
  const values = repeated(choices.map((choice) => ({ choice, name: choice.value })));
  const titles = repeated(choices.map((choice) => ({ choice, name: choice.title })));
  const reported = new Set(values.map(({ choice }) => choice));
  return [
    ...values.map(({ name, choice: { pointer } }) => {
      const message = `Two choices have the value ${quote(name)}, so neither can be chosen.`;
      return report(origin(file, pointer), message, 'Change or remove one of them.');
    }),
    ...titles
      .filter(({ choice }) => !reported.has(choice))
      .map(({ name, choice: { pointer } }) => {
        const message = `Two choices are called ${quote(name)}, so nobody can tell them apart.`;
        const location = origin(file, pointer.replace(/const$/, 'title'));
        return report(location, message, 'Change the text of one of them.');
      }),
  ];
}

function checkStages({ own, origin }: CheckContext, file: ContentFile): Report[] {
  return own(file).places.flatMap(([value, pointer]) => {
    const stages = isObject(value) ? progressStages(value.progress, pointer) : [];
    return repeated(stages).map(({ name, pointer: at }) => {
      const message = `Two progress stages have the name ${quote(name)}, so steps cannot name one of them.`;
      return report(origin(file, at), message, 'Rename one of them.');
    });
  });
}

export const rule: Rule = {
  topic: 'Pages, journeys and steps',
  about: 'Two choices of a field, or two progress stages of a journey, have the same name.',
  check: perFile((context, file) => [
    ...context.schemaParts(file).flatMap((part) => checkChoices(context, file, part)),
    ...checkStages(context, file),
  ]),
};
