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
  /** where the step needs it */
  location: Origin;
  reader: JourneyEntry;
  asker: JourneyEntry;
}

/** Returns the names that a step's own fields answer. */
const answersOf = weakMemo(({ step }: JourneyEntry): ReadonlySet<string> => {
  const schema = isObject(step.schema) ? step.schema : {};
  return new Set(fieldsOf(samePlace({ schema, pointer: '' })).keys());
});

type Need = Pick<LateAnswer, 'name' | 'location'>;

function needsOf(context: CheckContext, file: ContentFile, entry: JourneyEntry): Need[] {
  const { step, when, pointer } = entry;
  const inCondition = isObject(when) ? namesRead({ schema: when, pointer: `${pointer}/when` }) : [];
  const reads: unknown[] = Array.isArray(step.reads) ? step.reads : [];
  return [
    // a shared condition may be right in other journeys, so its use is reported
    ...firstUses(inCondition).map((used) => ({
      name: used.name,
      location: context.site(file, used.pointer),
    })),
    // for its condition the step's own answers come too late, for what it reads they do not
    ...reads.flatMap((name, index) =>
      typeof name === 'string' && !answersOf(entry).has(name)
        ? [{ name, location: context.origin(file, `${pointer}/step/reads/${index}`) }]
        : [],
    ),
  ];
}

function lateIn(context: CheckContext, file: ContentFile, journey: readonly JourneyEntry[]): LateAnswer[] {
  return journey.flatMap((reader, index) =>
    needsOf(context, file, reader).flatMap(({ name, location }) => {
      const first = journey.findIndex((entry) => answersOf(entry).has(name));
      const asker = first >= index ? journey[first] : undefined;
      return asker ? [{ name, location, reader, asker }] : [];
    }),
  );
}

/** Returns the answers that steps need before they are asked for, by journey. */
export const lateAnswers = weakMemo(
  (context: CheckContext): readonly { file: ContentFile; late: readonly LateAnswer[] }[] => {
    const journeys = context.parsed.flatMap((file) =>
      journeysIn(context.own(file)).map((journey) => ({
        file,
        journey,
        answers: new Set(journey.flatMap((entry) => [...answersOf(entry)])),
      })),
    );
    return journeys.map(({ file, journey }) => ({
      file,
      // an answer that another journey asks for too may be known from there
      late: lateIn(context, file, journey).filter(
        ({ name }) => journeys.filter(({ answers }) => answers.has(name)).length === 1,
      ),
    }));
  },
);
