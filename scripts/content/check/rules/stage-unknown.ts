import { isObject } from '../../json.ts';
import { alsoIn, quote, suggestName } from '../format.ts';
import { progressStages } from '../model/journeys.ts';
import { findUnknownNames, reportUnknownName } from '../model/unknown-names.ts';
import { perFile, type Rule } from '../rule.ts';

export const rule: Rule = {
  topic: 'Pages, journeys and steps',
  about: "A step belongs to a stage that the journey's progress does not have.",
  check: perFile(({ resolved, own, origin }, file) =>
    own(file).places.flatMap(([value, pointer]) => {
      if (!isObject(value) || !Array.isArray(value.steps)) return [];
      // a broken `$ref` may have brought the stages
      if (resolved(file).problems.some(({ at }) => at.startsWith(`${pointer}/progress`))) return [];
      const stages = new Map(
        progressStages(value.progress, pointer).flatMap(({ name, pointer: at }) =>
          typeof name === 'string' ? [[name, origin(file, at)]] : [],
        ),
      );
      const uses = value.steps.flatMap((entry: unknown, index) =>
        isObject(entry) && typeof entry.stage === 'string'
          ? [{ name: entry.stage, origin: origin(file, `${pointer}/steps/${index}/stage`) }]
          : [],
      );
      return findUnknownNames(uses, new Set(stages.keys())).flatMap((unknown) =>
        reportUnknownName(unknown, {
          definitions: stages,
          misspelt: ['No step belongs to', 'belong to', 'is not a stage'],
          problem: ({ name }, first, more) => ({
            message: `The progress of this journey has no stage ${quote(name)}.${alsoIn(first, more)}`,
            advice: suggestName(name, stages.keys(), 'Add the stages to "progress", or remove this.'),
          }),
        }),
      );
    }),
  ),
};
