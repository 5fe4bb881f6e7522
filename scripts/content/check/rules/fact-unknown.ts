import type { ContentFile } from '../../read.ts';
import { atPart, atValue, type Problem, type Report } from '../diagnostic.ts';
import { quote, suggestName } from '../format.ts';
import { type Scope, scopesIn } from '../model/conditions.ts';
import { factsReadBy, readsOf } from '../model/forms.ts';
import { lateAnswers } from '../model/late-answers.ts';
import { namedOptions } from '../model/named-options.ts';
import { firstUses, namesRead } from '../model/schema-parts.ts';
import { oncePerLocation } from '../report-once.ts';
import type { CheckContext, Rule } from '../rule.ts';

function checkReads({ names, forms, origin }: CheckContext, file: ContentFile): Report[] {
  return forms(file).flatMap((form) =>
    readsOf(form).flatMap((name, index) => {
      if (names.facts.has(name)) return [];
      const location = atValue(origin(file, `${form.pointer}/reads/${index}`));
      const advice = suggestName(name, names.facts, 'Remove it.');
      return [{ location, message: `There is no fact ${quote(name)}.`, advice }];
    }),
  );
}

function problemFor(name: string, scope: Pick<Scope, 'of' | 'names'>, facts: ReadonlySet<string>): Problem {
  if (scope.of !== 'form') {
    return { message: `There is no fact ${quote(name)}.`, advice: suggestName(name, facts, 'Remove it.') };
  }
  return {
    message: `${quote(name)} is neither a field here nor in the step’s "reads".`,
    advice: facts.has(name)
      ? `Add ${quote(name)} to the step's "reads".`
      : suggestName(name, new Set([...scope.names, ...facts]), 'Remove it.'),
  };
}

/** Returns the answers that a file's steps need before they are asked for, which fact-later reports. */
function askedLater(context: CheckContext, file: ContentFile): ReadonlySet<string> {
  const here = lateAnswers(context).filter((journey) => journey.file === file);
  return new Set(here.flatMap(({ late }) => late.map(({ name }) => name)));
}

function checkConditions(context: CheckContext, file: ContentFile, known: ReadonlySet<string>): Report[] {
  const later = askedLater(context, file);
  return scopesIn(context, file).flatMap((scope) =>
    firstUses(scope.conditions.flatMap(namesRead))
      .filter(({ name }) => !scope.names.has(name) && !(scope.of === 'journey' && later.has(name)))
      .map(({ name, pointer, part }) => {
        // a name that is right elsewhere is wrong in what takes the condition in; others where they are written
        const origin = known.has(name) ? context.site(file, pointer) : context.origin(file, pointer);
        return { location: atPart(origin, part), ...problemFor(name, scope, context.names.facts) };
      }),
  );
}

/** The fields and facts that widgets' options name. */
function checkOptions(context: CheckContext, file: ContentFile): Report[] {
  return context.forms(file).flatMap((form) => {
    const names = new Set([...form.root.fields.keys(), ...factsReadBy(context, form)]);
    return namedOptions(context.annotated(file), form, 'answer')
      .filter(({ name }) => !names.has(name))
      .map(({ name, pointer, part }) => ({
        location: atPart(context.origin(file, pointer), part),
        ...problemFor(name, { of: 'form', names }, context.names.facts),
      }));
  });
}

export const rule: Rule = {
  id: 'fact-unknown',
  topic: 'Conditions and facts',
  about:
    'A step reads a fact that does not exist, or a condition or a widget uses a name that its step does not have.',
  check(context) {
    const fields = context.parsed
      .flatMap((file) => context.forms(file))
      .flatMap((form) => [...form.root.fields.keys()]);
    const known = new Set([...context.names.facts, ...fields]);
    const reports = context.parsed.flatMap((file) => [
      ...checkReads(context, file),
      ...checkConditions(context, file, known),
      ...checkOptions(context, file),
    ]);
    return oncePerLocation(reports);
  },
};
