import { groupsOf } from '../../../groups-of.ts';
import type { ContentFile } from '../../read.ts';
import type { Report } from '../diagnostic.ts';
import { list, quote } from '../format.ts';
import type { JourneyEntry } from '../model/journeys.ts';
import { type LateAnswer, lateAnswers } from '../model/late-answers.ts';
import { type CheckContext, type Rule, report } from '../rule.ts';

type Side = 'reader' | 'asker';

const hashes = (entries: readonly JourneyEntry[]) => list(new Set(entries.map(({ step }) => step.hash)));

function reportStep(
  context: CheckContext,
  file: ContentFile,
  side: Side,
  late: readonly [LateAnswer, ...LateAnswer[]],
): Report {
  const [{ location, asker, reader }] = late;
  const names = list(new Set(late.map(({ name }) => name)));
  const stepName = quote(reader.step.hash);
  if (side === 'asker') {
    const message = `${hashes(late.map((each) => each.reader))} need ${names}, which only this step asks for.`;
    const advice = `Move ${quote(asker.step.hash)} before ${stepName}.`;
    return report(context.site(file, `${asker.pointer}/step`), message, advice);
  }
  if (asker === reader) {
    const message = `The step needs ${names}, which it asks for itself, so it never shows.`;
    return report(location, message, `Ask for ${names} in an earlier step, or remove the condition.`);
  }
  const askers = hashes(late.map((each) => each.asker));
  const message = `${names} is not known here yet: ${askers} comes after ${stepName}.`;
  return report(location, message, `Move ${askers} before it, or do without ${names} here.`);
}

/** Returns one report for each step in the wrong place, however many steps that touches: the most common one first. */
function toReports(context: CheckContext, file: ContentFile, late: readonly LateAnswer[]): Report[] {
  const sides: readonly Side[] = ['reader', 'asker'];
  const steps = sides.flatMap((side) =>
    [...groupsOf(late, (each) => each[side])].map(([entry, all]) => ({ side, entry, all })),
  );
  const [{ side, entry, all: [first, ...more] = [] } = {}] = steps.toSorted(
    (a, b) => b.all.length - a.all.length,
  );
  if (!side || !first) return [];
  const others = late.filter((each) => each[side] !== entry);
  return [reportStep(context, file, side, [first, ...more]), ...toReports(context, file, others)];
}

export const factLater: Rule = {
  topic: 'Conditions and facts',
  about: 'A step reads, or depends on, an answer that its journey asks for later.',
  check: (context) => lateAnswers(context).flatMap(({ file, late }) => toReports(context, file, late)),
};
