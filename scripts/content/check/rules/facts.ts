import { groupsOf } from '../../../groups-of.ts';
import { isObject, objectOf } from '../../json.ts';
import { weakMemo } from '../../memo.ts';
import type { ContentFile } from '../../read.ts';
import { originKey } from '../../resolve.ts';
import { atKey, type Report } from '../diagnostic.ts';
import { list, quote, suggestName } from '../format.ts';
import { type Scope, scopesOf, unknownNamesRead } from '../model/conditions.ts';
import { answerNames, type Form, namedOptions } from '../model/forms.ts';
import { type JourneyEntry, journeysIn, unusedSteps } from '../model/journeys.ts';
import { earlierAnswers, factsOn, namesReadBy, pageKinds, readableNames } from '../model/reads.ts';
import { fieldsOf, firstUses, listedNames, namesRead, sameValueParts } from '../model/schema-parts.ts';
import { PHONE, siteNames } from '../model/site.ts';
import { type CheckContext, oncePerLocation, type Rule, report } from '../rule.ts';

const answersOf = weakMemo(({ step }: JourneyEntry): ReadonlySet<string> => {
  return new Set(fieldsOf(sameValueParts({ schema: objectOf(step.schema), pointer: '' })).keys());
});

function needsOf(context: CheckContext, file: ContentFile, entry: JourneyEntry) {
  const { step, when, pointer } = entry;
  const inCondition = isObject(when) ? namesRead({ schema: when, pointer: `${pointer}/when` }) : [];
  return [
    ...firstUses(inCondition)
      // report the use, because a shared condition may be right in other journeys
      .map(({ name, pointer: at }) => ({ name, location: context.locationOfUse(file, at) })),
    // the step's own answers come too late for its condition, but not for its "reads"
    ...listedNames(step.reads, `${pointer}/step/reads`)
      .filter(({ name }) => !answersOf(entry).has(name))
      .map(({ name, pointer: at }) => ({ name, location: context.origin(file, at) })),
  ];
}

type LateAnswer = ReturnType<typeof lateAnswers>[number]['late'][number];

/** Returns the answers that steps need before the journey asks for them, by journey. */
export const lateAnswers = weakMemo((context: CheckContext) => {
  const journeys = context.parsed.flatMap((file) =>
    journeysIn(context.own(file)).map(({ entries }) => ({ file, journey: entries })),
  );
  const isAsked = (name: string) => (entry: JourneyEntry) => answersOf(entry).has(name);
  return journeys.map(({ file, journey }) => {
    const late = journey.flatMap((reader, index) =>
      needsOf(context, file, reader).flatMap(({ name, location }) => {
        const first = journey.findIndex(isAsked(name));
        const asker = first >= index ? journey[first] : undefined;
        if (!asker) return [];
        // a fact that another journey asks for may be known from there
        const isElsewhere =
          context.names.facts.has(name) &&
          journeys.filter((each) => each.journey.some(isAsked(name))).length > 1;
        return !isElsewhere ? [{ name, location, reader, asker }] : [];
      }),
    );
    return { file, late };
  });
});

/** Returns the places that read answers too early. fact-later reports them. */
const latePlaces = weakMemo((context: CheckContext): ReadonlySet<string> => {
  const late = lateAnswers(context).flatMap((journey) => journey.late);
  return new Set(late.map(({ location }) => originKey(location)));
});

/** Returns the hash of a step that asks for an answer but is part of no journey. */
function unusedAsker(context: CheckContext, name: string): string | undefined {
  const forms = unusedSteps(context).flatMap(context.forms);
  const asker = forms.find(({ root }) => root.fields.has(name));
  return asker && String(asker.content.hash);
}

function problemFor(
  context: CheckContext,
  name: string,
  { of, names, readable }: Pick<Scope, 'of' | 'names' | 'readable'>,
) {
  const { facts } = context.names;
  if (of !== 'form' && facts.has(name))
    return { message: `The fact ${quote(name)} is not known on this page.`, advice: 'Remove it.' };
  if (of === 'page')
    return { message: `There is no fact ${quote(name)}.`, advice: suggestName(name, names, 'Remove it.') };
  if (of === 'journey') {
    const message = `${quote(name)} is neither a fact nor an answer of an earlier step.`;
    const asker = unusedAsker(context, name);
    const advice = asker
      ? `Add the step ${quote(asker)}, which asks for it, to the journey.`
      : suggestName(name, names, 'Remove it.');
    return { message, advice };
  }
  const advice = readable?.has(name)
    ? `Add ${quote(name)} to the step's "reads".`
    : suggestName(name, new Set([...names, ...(readable ?? [])]), 'Remove it.');
  return { message: `${quote(name)} is neither a field here nor in the step’s "reads".`, advice };
}

/** Reports the unknown names in "reads". Names with the same problem are one report, because their step may be gone. */
function checkReads(context: CheckContext, form: Form): Report[] {
  const names = readableNames(context, form);
  const unknown = listedNames(form.content.reads, `${form.pointer}/reads`)
    .filter(({ name }) => !names.has(name))
    .map(({ name, pointer }) => ({ name, location: context.origin(form.file, pointer) }))
    .filter(({ location }) => !latePlaces(context).has(originKey(location)))
    .map((used) => ({
      ...used,
      ...problemFor(context, used.name, { of: 'journey', names, readable: names }),
    }));
  return [...groupsOf(unknown, ({ advice }) => advice).values()].flatMap(([first, ...others]) => {
    if (!first || others.length === 0) return first ?? [];
    const same = ` The same is true of ${list(others.map(({ name }) => name))}.`;
    return { ...first, message: first.message + same };
  });
}

function checkOptions(context: CheckContext, form: Form): Report[] {
  const names = new Set([...form.root.fields.keys(), ...namesReadBy(context, form)]);
  const readable = readableNames(context, form);
  return namedOptions(context, form, 'answer')
    .filter(({ name }) => !names.has(name))
    .map(({ name, pointer, part }) => {
      const location = { ...context.origin(form.file, pointer), part };
      return { location, ...problemFor(context, name, { of: 'form', names, readable }) };
    });
}

function checkConditions(context: CheckContext, file: ContentFile): Report[] {
  // fact-later reports answers that steps need before the journey asks for them
  const late = lateAnswers(context).flatMap((journey) => (journey.file === file ? journey.late : []));
  const later = new Set(late.map(({ name }) => name));
  return scopesOf(context, file).flatMap((scope) =>
    firstUses(unknownNamesRead(scope))
      .filter(({ name }) => !(scope.of === 'journey' && later.has(name)))
      .map(({ name, pointer, part }) => {
        // if the name exists elsewhere, report the use of the condition, otherwise where the name is written
        const origin = context[answerNames(context).has(name) ? 'locationOfUse' : 'origin'](file, pointer);
        return { location: { ...origin, part }, ...problemFor(context, name, scope) };
      }),
  );
}

export const factUnknown: Rule = {
  topic: 'Conditions and facts',
  about:
    'A step reads a fact that does not exist, or a condition or a widget uses a name that its step does not have.',
  check: (context) =>
    oncePerLocation(
      context.parsed.flatMap((file) => [
        ...context
          .forms(file)
          .flatMap((form) => [...checkReads(context, form), ...checkOptions(context, form)]),
        ...checkConditions(context, file),
      ]),
    ),
};

const verb = (names: string, one: string, several: string) => (names.includes(', ') ? several : one);

const hashes = (entries: readonly JourneyEntry[]) => list(new Set(entries.map(({ step }) => step.hash)));

function reportStep(
  context: CheckContext,
  file: ContentFile,
  side: 'reader' | 'asker',
  late: readonly [LateAnswer, ...LateAnswer[]],
): Report {
  const [{ location, asker, reader }] = late;
  const names = list(new Set(late.map(({ name }) => name)));
  const stepName = quote(reader.step.hash);
  if (side === 'asker') {
    const message = `${hashes(late.map((each) => each.reader))} need ${names}, which only this step asks for.`;
    const advice = `Move ${quote(asker.step.hash)} before ${stepName}.`;
    return report(context.locationOfUse(file, `${asker.pointer}/step`), message, advice);
  }
  if (asker === reader) {
    const message = `The step needs ${names}, which it asks for itself, so it never shows.`;
    return report(location, message, `Ask for ${names} in an earlier step, or remove the condition.`);
  }
  const askers = hashes(late.map((each) => each.asker));
  const message = `${names} ${verb(names, 'is', 'are')} not known here yet: ${askers} ${verb(askers, 'comes', 'come')} after ${stepName}.`;
  return report(location, message, `Move ${askers} before it, or do without ${names} here.`);
}

/** Returns one report for each misplaced step, even if it affects several steps. The one that affects most is first. */
function toReports(context: CheckContext, file: ContentFile, late: readonly LateAnswer[]): Report[] {
  const steps = (['reader', 'asker'] as const).flatMap((side) =>
    [...groupsOf(late, (each) => each[side])].map(([entry, all]) => ({ side, entry, all })),
  );
  const [{ side, entry, all: [first, ...more] = [] } = {}] = steps.toSorted(
    (a, b) => b.all.length - a.all.length,
  );
  if (!side || !first) return [];
  const others = late.filter((each) => each[side] !== entry);
  return [reportStep(context, file, side, [first, ...more]), ...toReports(context, file, others)];
}

export const factOrAnswer: Rule = {
  topic: 'Conditions and facts',
  about:
    'A step reads a name that is both a fact and an answer of an earlier step, so its conditions and texts are not clear.',
  check: (context) =>
    context.parsed.flatMap(context.forms).flatMap((form) => {
      // without a page, it is not known which facts there are
      if (pageKinds(context, form.file).length === 0) return [];
      const answers = earlierAnswers(context, form);
      const facts = factsOn(context, form.file);
      return listedNames(form.content.reads, `${form.pointer}/reads`)
        .filter(({ name }) => answers.has(name) && facts.has(name))
        .map(({ name, pointer }) => {
          const message = `${quote(name)} is both a fact and an answer of an earlier step.`;
          return report(
            context.origin(form.file, pointer),
            message,
            'Give the field of the answer another name.',
          );
        });
    }),
};

export const factLater: Rule = {
  topic: 'Conditions and facts',
  about: 'A step reads, or depends on, an answer that its journey asks for later.',
  check: (context) => lateAnswers(context).flatMap(({ file, late }) => toReports(context, file, late)),
};

export const factNameTaken: Rule = {
  topic: 'Conditions and facts',
  about:
    'A fact of the insurer has a name that texts already use for something else: `{phone}`, a fact that code knows, or a placeholder of some text.',
  check(context) {
    const placeholders = context.parsed.flatMap(context.texts).flatMap((text) => text.placeholders);
    const listed = placeholders.filter((each) => typeof each !== 'string').flat();
    // the message of a validation error can use the error's limit
    const taken = new Set([PHONE, 'limit', 'min', 'max', ...context.names.facts, ...listed]);
    return [...siteNames(context).facts].flatMap(([name, origin]) => {
      const message = `{${name}} already stands for something else, so some texts would be wrong.`;
      return taken.has(name) ? [report(atKey(origin), message, 'Give the fact another name.')] : [];
    });
  },
};
