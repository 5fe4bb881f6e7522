import { groupsOf } from '../../../groups-of.ts';
import type { ContentFile } from '../../read.ts';
import type { Report } from '../diagnostic.ts';
import { quote } from '../format.ts';
import {
  isFaulty,
  type Journey,
  type JourneyEntry,
  journeysIn,
  outOfOrder,
  unusedSteps,
} from '../model/journeys.ts';
import {
  type CheckContext,
  evaluation,
  perFile,
  type Rule,
  report,
  reportProblems,
  warning,
} from '../rule.ts';
import { lateAnswers } from './facts.ts';

const hasUnknownStage = ({ stages, entries }: Journey) =>
  entries.some(({ stage }) => stage !== undefined && !stages.some(({ name }) => name === stage));

export const stageUnused: Rule = {
  topic: 'Pages, journeys and steps',
  about: 'No step belongs to a progress stage, so visitors never reach it.',
  check(context) {
    // an unused step may belong to the stage
    if (unusedSteps(context).length > 0) return [];
    return reportProblems(
      context.parsed.flatMap((file) =>
        journeysIn(context.own(file)).flatMap((journey) =>
          journey.stages.map(({ name, pointer }) => {
            const isUsed = journey.entries.some(({ stage }) => stage === name);
            // stage-unknown reports a misspelt name
            const isRight = isUsed || hasUnknownStage(journey);
            const message = `No step belongs to the stage ${quote(name)}, so visitors never reach it.`;
            const advice = 'Give a step this "stage", or remove it.';
            const location = context.origin(file, pointer);
            return { ...evaluation(isRight, location, message, advice), severity: 'warning' as const };
          }),
        ),
      ),
    );
  },
};

/** Returns true if a step is in the wrong place: it submits its journey too early, or reads answers of later steps. */
const isMisplaced = (context: CheckContext, file: ContentFile, { entries }: Journey) =>
  entries.slice(0, -1).some(({ step }) => step.submit) ||
  lateAnswers(context).some((journey) => journey.file === file && journey.late.length > 0);

const steps = (from: JourneyEntry, to: JourneyEntry) => `${quote(from.step.hash)} and ${quote(to.step.hash)}`;

function stagesOutOfOrder({ stages, entries }: Journey) {
  const ranks = new Map(stages.map(({ name }, index) => [name, index]));
  const staged = entries.filter(({ stage }) => ranks.has(stage));
  return outOfOrder(staged, ({ stage }) => ranks.get(stage) ?? 0);
}

export const stageOrder: Rule = {
  topic: 'Pages, journeys and steps',
  about: 'The steps of a journey are in another order than its progress stages, so the progress goes back.',
  check: perFile((context, file) =>
    journeysIn(context.own(file)).flatMap((journey): Report[] => {
      // submit-misplaced and fact-later report it
      if (isMisplaced(context, file, journey)) return [];
      return stagesOutOfOrder(journey).map(({ item, from, to }) => {
        const message = `Between ${steps(from, to)} the progress goes back from ${quote(from.stage)} to ${quote(to.stage)}.`;
        const advice = 'Change this "stage", the order of the steps, or the order of the "stages".';
        return report(context.origin(file, `${item.pointer}/stage`), message, advice);
      });
    }),
  ),
};

const percentOf = ({ mark }: JourneyEntry) => Number(/\d+$/.exec(String(mark))?.[0] ?? 0);

function checkMarks(
  { origin, locationOfUse }: CheckContext,
  file: ContentFile,
  entries: readonly JourneyEntry[],
): Report[] {
  return outOfOrder(entries, percentOf).map(({ item, from, to }) => {
    const message = `Between ${steps(from, to)} the progress falls from ${percentOf(from)}% to ${percentOf(to)}%.`;
    const advice = 'Let the marks of a stage rise. A step without one is at 0%.';
    const location =
      item.mark === undefined ? locationOfUse(file, item.pointer) : origin(file, `${item.pointer}/mark`);
    return warning(location, message, advice);
  });
}

export const markOrder: Rule = {
  topic: 'Pages, journeys and steps',
  about: 'The progress mark of a step is lower than that of a step before it in the same stage.',
  check: perFile((context, file) =>
    journeysIn(context.own(file)).flatMap((journey) => {
      if (isMisplaced(context, file, journey) || stagesOutOfOrder(journey).length > 0) return [];
      const isWrong = ({ pointer }: JourneyEntry) => isFaulty(context, file, `${pointer}/mark`);
      const staged = journey.entries.filter((entry) => entry.stage !== undefined && !isWrong(entry));
      return [...groupsOf(staged, ({ stage }) => stage).values()].flatMap((entries) =>
        checkMarks(context, file, entries),
      );
    }),
  ),
};
