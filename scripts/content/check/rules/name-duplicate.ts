import { isObject } from '../../json.ts';
import type { ContentFile } from '../../read.ts';
import { atValue, type Report } from '../diagnostic.ts';
import { quote } from '../format.ts';
import { choicesIn, type SchemaPart } from '../model/schema-parts.ts';
import { type CheckContext, perFile, type Rule } from '../rule.ts';

/** Something that is known by a name, and where the name is written. */
interface NamedThing {
  name: unknown;
  pointer: string;
}

/** All but the first of those that have the same name. */
function repeated(things: readonly NamedThing[]): NamedThing[] {
  const seen = new Set<unknown>();
  return things.filter(({ name }) => name !== undefined && seen.size === seen.add(name).size);
}

function inChoices({ origin }: CheckContext, file: ContentFile, part: SchemaPart): Report[] {
  // a value that stands twice in "enum" makes no valid schema
  const choices = choicesIn(part).filter(({ pointer }) => pointer.endsWith('/const'));
  const values = repeated(choices.map(({ value, pointer }) => ({ name: value, pointer })));
  const reported = new Set(values.map(({ pointer }) => pointer));
  const titles = repeated(choices.map(({ title, pointer }) => ({ name: title, pointer })));
  return [
    ...values.map(({ name, pointer }) => ({
      location: atValue(origin(file, pointer)),
      message: `Two choices have the value ${quote(name)}, so neither can be chosen.`,
      advice: 'Change or remove one of them.',
    })),
    ...titles
      .filter(({ pointer }) => !reported.has(pointer))
      .map(({ name, pointer }) => ({
        location: atValue(origin(file, pointer.replace(/const$/, 'title'))),
        message: `Two choices are called ${quote(name)}, so nobody can tell them apart.`,
        advice: 'Change the text of one of them.',
      })),
  ];
}

function inStages(context: CheckContext, file: ContentFile): Report[] {
  const reports: Report[] = [];
  context.own(file).walk((value, pointer) => {
    if (!isObject(value) || !isObject(value.progress) || !Array.isArray(value.progress.stages)) return;
    const stages = value.progress.stages.map((stage: unknown, index) => ({
      name: isObject(stage) ? stage.name : undefined,
      pointer: `${pointer}/progress/stages/${index}/name`,
    }));
    for (const stage of repeated(stages)) {
      reports.push({
        location: atValue(context.origin(file, stage.pointer)),
        message: `Two progress stages have the name ${quote(stage.name)}, so steps cannot name one of them.`,
        advice: 'Rename one of them.',
      });
    }
  });
  return reports;
}

export const rule: Rule = {
  id: 'name-duplicate',
  topic: 'Pages, journeys and steps',
  about: 'Two choices of a field, or two progress stages of a journey, have the same name.',
  check: perFile((context, file) => [
    ...context.schemaParts(file).flatMap((part) => inChoices(context, file, part)),
    ...inStages(context, file),
  ]),
};
