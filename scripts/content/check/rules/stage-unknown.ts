import { isObject } from '../../json.ts';
import type { ContentFile } from '../../read.ts';
import { atValue, type Report } from '../finding.ts';
import { type CheckContext, perFile, type Rule } from '../rule.ts';
import { fixName, quote } from '../wording.ts';

function stageNames(progress: unknown): string[] {
  const stages: unknown[] = isObject(progress) && Array.isArray(progress.stages) ? progress.stages : [];
  return stages.flatMap((stage) => (isObject(stage) && typeof stage.name === 'string' ? [stage.name] : []));
}

function check(context: CheckContext, file: ContentFile): Report[] {
  const reports: Report[] = [];
  context.own(file).walk((value, pointer) => {
    if (!isObject(value) || !Array.isArray(value.steps)) return;
    const names = stageNames(value.progress);
    for (const [index, entry] of value.steps.entries()) {
      const stage: unknown = isObject(entry) ? entry.stage : undefined;
      if (typeof stage !== 'string' || names.includes(stage)) continue;
      reports.push({
        place: atValue(context.origin(file, `${pointer}/steps/${index}/stage`)),
        message: `The progress of this journey has no stage ${quote(stage)}.`,
        fix: fixName(stage, names, 'Add the stages to "progress", or take this out.'),
      });
    }
  });
  return reports;
}

export const rule: Rule = {
  id: 'stage-unknown',
  about: "A step is said to be part of a stage that the journey's progress does not have.",
  check: perFile(check),
};
