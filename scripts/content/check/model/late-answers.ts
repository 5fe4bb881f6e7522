import { isObject } from '../../json.ts';
import { weakMemo } from '../../memo.ts';
import type { ContentFile } from '../../read.ts';
import type { Origin } from '../../resolve.ts';
import type { CheckContext } from '../rule.ts';
import { type JourneyEntry, journeysIn } from './journeys.ts';
import { fieldsOf, firstUses, namesRead, samePlace } from './schema-parts.ts';

/** An answer that a step needs before its journey asks for it. */
export interface LateAnswer {
  name: string;
  /** where the step says that it needs it */
  location: Origin;
  reader: JourneyEntry;
  asker: JourneyEntry;
}

/** The names that a step's own fields answer. */
const answersOf = weakMemo(({ step }: JourneyEntry): ReadonlySet<string> => {
  const schema = isObject(step.schema) ? step.schema : {};
  return new Set(fieldsOf(samePlace({ schema, pointer: '' })).keys());
});

/** Counts the journeys that ask for each name. */
function countAsking(journeys: readonly (readonly JourneyEntry[])[]): ReadonlyMap<string, number> {
  const counts = new Map<string, number>();
  for (const journey of journeys) {
    for (const name of new Set(journey.flatMap((entry) => [...answersOf(entry)]))) {
      counts.set(name, (counts.get(name) ?? 0) + 1);
    }
  }
  return counts;
}

type Need = Pick<LateAnswer, 'name' | 'location'>;

/** The names in a step's "reads", without its own answers. */
function readBy(context: CheckContext, file: ContentFile, entry: JourneyEntry): Need[] {
  const { step, pointer } = entry;
  const reads: unknown[] = Array.isArray(step.reads) ? step.reads : [];
  return reads.flatMap((name, index) =>
    typeof name === 'string' && !answersOf(entry).has(name)
      ? [{ name, location: context.origin(file, `${pointer}/step/reads/${index}`) }]
      : [],
  );
}

/** The names that a step's condition reads; there even the step's own answers come too late. */
function askedBy(context: CheckContext, file: ContentFile, { when, pointer }: JourneyEntry): Need[] {
  const names = isObject(when) ? namesRead({ schema: when, pointer: `${pointer}/when` }) : [];
  // a shared condition may be right in other journeys, so the place that uses it is reported
  return firstUses(names).map((used) => ({ name: used.name, location: context.site(file, used.pointer) }));
}

function lateIn(context: CheckContext, file: ContentFile, journey: readonly JourneyEntry[]): LateAnswer[] {
  return journey.flatMap((reader, index) => {
    const needs = [...askedBy(context, file, reader), ...readBy(context, file, reader)];
    return needs.flatMap(({ name, location }) => {
      const first = journey.findIndex((entry) => answersOf(entry).has(name));
      const asker = first >= index ? journey[first] : undefined;
      return asker ? [{ name, location, reader, asker }] : [];
    });
  });
}

/** Returns the answers that steps need before they are asked for, by journey. */
export const lateAnswers = weakMemo(
  (context: CheckContext): readonly { file: ContentFile; late: readonly LateAnswer[] }[] => {
    const journeys = context.parsed.flatMap((file) =>
      journeysIn(context.own(file)).map((journey) => ({ file, journey })),
    );
    const asking = countAsking(journeys.map(({ journey }) => journey));
    return journeys.map(({ file, journey }) => ({
      file,
      // an answer that another journey asks for as well may be known from there
      late: lateIn(context, file, journey).filter(({ name }) => asking.get(name) === 1),
    }));
  },
);
