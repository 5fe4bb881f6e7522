import { isObject } from '../../json.ts';
import type { ContentFile } from '../../read.ts';
import type { Origin } from '../../resolve.ts';
import { atValue, type Report } from '../diagnostic.ts';
import { alsoIn, quote, suggestName } from '../format.ts';
import { findUnknownNames, type UnknownName } from '../model/unknown-names.ts';
import { type CheckContext, perFile, type Rule } from '../rule.ts';

/** The names of a journey's stages, and where each is written. */
function stagesOf(context: CheckContext, file: ContentFile, journey: string, progress: unknown) {
  const stages: unknown[] = isObject(progress) && Array.isArray(progress.stages) ? progress.stages : [];
  return new Map<string, Origin>(
    stages.flatMap((stage, index) =>
      isObject(stage) && typeof stage.name === 'string'
        ? [[stage.name, context.origin(file, `${journey}/progress/stages/${index}/name`)] as const]
        : [],
    ),
  );
}

function report(
  stages: ReadonlyMap<string, Origin>,
  { name, meant, places, isMisspeltThere }: UnknownName,
): Report[] {
  const there = isMisspeltThere && meant !== undefined ? stages.get(meant) : undefined;
  if (there) {
    const message = `No step belongs to ${quote(meant)}, but ${places.length} belong to ${quote(name)}, which is not a stage.`;
    return [{ location: atValue(there), message, advice: `Did you mean ${quote(name)}?` }];
  }
  const [first, ...others] = places;
  if (!first) return [];
  return [
    {
      location: atValue(first),
      message: `The progress of this journey has no stage ${quote(name)}.${alsoIn(first, others)}`,
      advice: suggestName(name, stages.keys(), 'Add the stages to "progress", or remove this.'),
    },
  ];
}

function check(context: CheckContext, file: ContentFile): Report[] {
  const reports: Report[] = [];
  const { problems } = context.resolved(file);
  context.own(file).walk((value, pointer) => {
    if (!isObject(value) || !Array.isArray(value.steps)) return;
    // what is lost may have brought the stages
    if (problems.some(({ at }) => at.startsWith(`${pointer}/progress`))) return;
    const stages = stagesOf(context, file, pointer, value.progress);
    const uses = value.steps.flatMap((entry: unknown, index) =>
      isObject(entry) && typeof entry.stage === 'string'
        ? [{ name: entry.stage, origin: context.origin(file, `${pointer}/steps/${index}/stage`) }]
        : [],
    );
    reports.push(...findUnknownNames(uses, new Set(stages.keys())).flatMap((lost) => report(stages, lost)));
  });
  return reports;
}

export const rule: Rule = {
  id: 'stage-unknown',
  topic: 'Pages, journeys and steps',
  about: "A step belongs to a stage that the journey's progress does not have.",
  check: perFile(check),
};
