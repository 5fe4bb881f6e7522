import { isObject } from '../../json.ts';
import type { ContentFile } from '../../read.ts';
import type { Origin } from '../../resolve.ts';
import { atValue, type Report } from '../finding.ts';
import { weakMemo } from '../memo.ts';
import { type JourneyEntry, journeysIn } from '../model/journeys.ts';
import { fieldsOf, samePlace } from '../model/schema-parts.ts';
import { firstUses, namesRead } from '../model/used-names.ts';
import type { CheckContext, Rule } from '../rule.ts';
import { quote } from '../wording.ts';

interface Use {
  name: string;
  place: Origin;
}

/** The names that a step's own fields answer. */
const answersOf = weakMemo(({ step }: JourneyEntry): ReadonlySet<string> => {
  const schema = isObject(step.schema) ? step.schema : {};
  return new Set(fieldsOf(samePlace({ schema, pointer: '' })).keys());
});

function answersIn(journey: readonly JourneyEntry[]): ReadonlySet<string> {
  return new Set(journey.flatMap((entry) => [...answersOf(entry)]));
}

/** In how many journeys each name is asked for. */
function countAsking(journeys: readonly (readonly JourneyEntry[])[]): ReadonlyMap<string, number> {
  const counts = new Map<string, number>();
  for (const name of journeys.flatMap((journey) => [...answersIn(journey)])) {
    counts.set(name, (counts.get(name) ?? 0) + 1);
  }
  return counts;
}

function readsOf(context: CheckContext, file: ContentFile, { step, pointer }: JourneyEntry): Use[] {
  const reads: unknown[] = Array.isArray(step.reads) ? step.reads : [];
  return reads.flatMap((name, index) =>
    typeof name === 'string' ? [{ name, place: context.origin(file, `${pointer}/step/reads/${index}`) }] : [],
  );
}

/** What the step's own condition looks at: there the step itself comes later, too. */
function askedBy(context: CheckContext, file: ContentFile, { when, pointer }: JourneyEntry): Use[] {
  const names = isObject(when) ? namesRead({ schema: when, pointer: `${pointer}/when` }) : [];
  // a shared condition may be right in other journeys, so what takes it in is told of
  return firstUses(names).map((used) => ({ name: used.name, place: context.site(file, used.pointer) }));
}

function checkJourney(
  context: CheckContext,
  file: ContentFile,
  journey: readonly JourneyEntry[],
  isAskedElsewhere: (name: string) => boolean,
): Report[] {
  const answers = journey.map(answersOf);
  const isLater = (name: string, from: number) =>
    answers.slice(from).some((names) => names.has(name)) &&
    !answers.slice(0, from).some((names) => names.has(name));
  return journey.flatMap((entry, index) => {
    const uses = [
      ...askedBy(context, file, entry).filter(({ name }) => isLater(name, index)),
      ...readsOf(context, file, entry).filter(
        ({ name }) => !answers[index]?.has(name) && isLater(name, index + 1),
      ),
    ];
    return uses
      .filter(({ name }) => !isAskedElsewhere(name))
      .map(({ name, place }) => {
        const at = journey.findIndex((_, later) => later >= index && answers[later]?.has(name));
        const hash = quote(journey[at]?.step.hash);
        return {
          place: atValue(place),
          message: `${quote(name)} is not known yet: it is asked at ${hash}, which does not come before.`,
          fix: `Move ${hash} before this, or do without ${quote(name)} here.`,
        };
      });
  });
}

export const rule: Rule = {
  id: 'fact-later',
  about: 'A step reads, or waits for, an answer that its journey asks for only later.',
  check(context) {
    const journeys = context.parsed.flatMap((file) =>
      journeysIn(context.own(file)).map((journey) => ({ file, journey })),
    );
    const asking = countAsking(journeys.map(({ journey }) => journey));
    return journeys.flatMap(({ file, journey }) => {
      const own = answersIn(journey);
      const isAskedElsewhere = (name: string) => (asking.get(name) ?? 0) > (own.has(name) ? 1 : 0);
      return checkJourney(context, file, journey, isAskedElsewhere);
    });
  },
};
