import type { ContentFile } from '../../read.ts';
import { atValue, type Report } from '../diagnostic.ts';
import { list, quote } from '../format.ts';
import type { JourneyEntry } from '../model/journeys.ts';
import { type LateAnswer, lateAnswers } from '../model/late-answers.ts';
import type { CheckContext, Rule } from '../rule.ts';

const hashes = (entries: readonly JourneyEntry[]) => list(new Set(entries.map(({ step }) => step.hash)));

/** The step that most of them have in common: it stands in the wrong place. */
function misplaced(
  late: readonly LateAnswer[],
): { side: 'reader' | 'asker'; entry: JourneyEntry } | undefined {
  const sides = (['reader', 'asker'] as const).flatMap((side) =>
    late.map((each) => ({ side, entry: each[side] })),
  );
  const count = ({ side, entry }: (typeof sides)[number]) =>
    late.filter((each) => each[side] === entry).length;
  return sides.toSorted((a, b) => count(b) - count(a))[0];
}

function report(
  context: CheckContext,
  file: ContentFile,
  side: 'reader' | 'asker',
  late: readonly [LateAnswer, ...LateAnswer[]],
): Report {
  const [{ location, asker, reader }] = late;
  const names = list(new Set(late.map(({ name }) => name)));
  if (side === 'asker') {
    const readers = hashes(late.map((each) => each.reader));
    return {
      location: atValue(context.site(file, `${asker.pointer}/step`)),
      message: `${readers} need ${names}, which only this step asks for.`,
      advice: `Move ${quote(asker.step.hash)} before ${quote(reader.step.hash)}.`,
    };
  }
  if (asker === reader) {
    return {
      location: atValue(location),
      message: `The step needs ${names}, which it asks for itself, so it never shows.`,
      advice: `Ask for ${names} in an earlier step, or remove the condition.`,
    };
  }
  const askers = hashes(late.map((each) => each.asker));
  return {
    location: atValue(location),
    message: `${names} is not known here yet: ${askers} comes after ${quote(reader.step.hash)}.`,
    advice: `Move ${askers} before it, or do without ${names} here.`,
  };
}

/** One finding for each step that stands in the wrong place, however many others that touches. */
function toReports(context: CheckContext, file: ContentFile, late: readonly LateAnswer[]): Report[] {
  const problem = misplaced(late);
  if (!problem) return [];
  const { side, entry } = problem;
  const [first, ...more] = late.filter((each) => each[side] === entry);
  const others = late.filter((each) => each[side] !== entry);
  return first ? [report(context, file, side, [first, ...more]), ...toReports(context, file, others)] : [];
}

export const rule: Rule = {
  id: 'fact-later',
  topic: 'Conditions and facts',
  about: 'A step reads, or depends on, an answer that its journey asks for later.',
  check: (context) => lateAnswers(context).flatMap(({ file, late }) => toReports(context, file, late)),
};
