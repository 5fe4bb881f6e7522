import { isObject, objectOf } from '../../json.ts';
import { weakMemo } from '../../memo.ts';
import type { ContentFile } from '../../read.ts';
import type { Origin } from '../../resolve.ts';
import type { CheckContext } from '../rule.ts';
import { type JourneyEntry, journeysIn } from './journeys.ts';
import { fieldsOf, firstUses, listedNames, namesRead, samePlace } from './schema-parts.ts';

/** An answer that a step needs before its journey asks for it. */
export interface LateAnswer {
  name: string;
  location: Origin;
  reader: JourneyEntry;
  asker: JourneyEntry;
}

const answersOf = weakMemo(({ step }: JourneyEntry): ReadonlySet<string> => {
  return new Set(fieldsOf(samePlace({ schema: objectOf(step.schema), pointer: '' })).keys());
});

type Need = Pick<LateAnswer, 'name' | 'location'>;

function needsOf(context: CheckContext, file: ContentFile, entry: JourneyEntry): Need[] {
  const { step, when, pointer } = entry;
  const inCondition = isObject(when) ? namesRead({ schema: when, pointer: `${pointer}/when` }) : [];
  return [
    // a shared condition may be right in other journeys, so its use is reported
    ...firstUses(inCondition).map((used) => ({
      name: used.name,
      location: context.site(file, used.pointer),
    })),
    // for its condition the step's own answers come too late, for what it reads they do not
    ...listedNames(step.reads, `${pointer}/step/reads`)
      .filter(({ name }) => !answersOf(entry).has(name))
      .map((read) => ({ name: read.name, location: context.origin(file, read.pointer) })),
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
