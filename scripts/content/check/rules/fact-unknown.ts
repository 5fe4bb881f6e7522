import { weakMemo } from '../../memo.ts';
import type { ContentFile } from '../../read.ts';
import type { Problem, Report } from '../diagnostic.ts';
import { quote, suggestName } from '../format.ts';
import { type Scope, scopesIn } from '../model/conditions.ts';
import { factsReadBy, readsOf } from '../model/forms.ts';
import { lateAnswers } from '../model/late-answers.ts';
import { namedOptions } from '../model/named-options.ts';
import { firstUses, namesRead } from '../model/schema-parts.ts';
import { type CheckContext, oncePerLocation, type Rule } from '../rule.ts';

const allNames = weakMemo(({ parsed, forms, names }: CheckContext): ReadonlySet<string> => {
  const fields = parsed.flatMap((file) => forms(file)).flatMap((form) => [...form.root.fields.keys()]);
  return new Set([...names.facts, ...fields]);
});

function problemFor(
  name: string,
  { of, names }: Pick<Scope, 'of' | 'names'>,
  facts: ReadonlySet<string>,
): Problem {
  if (of !== 'form') {
    return { message: `There is no fact ${quote(name)}.`, advice: suggestName(name, facts, 'Remove it.') };
  }
  const advice = facts.has(name)
    ? `Add ${quote(name)} to the step's "reads".`
    : suggestName(name, new Set([...names, ...facts]), 'Remove it.');
  return { message: `${quote(name)} is neither a field here nor in the step’s "reads".`, advice };
}

function checkReads({ names: { facts }, forms, origin }: CheckContext, file: ContentFile): Report[] {
  return forms(file).flatMap((form) =>
    readsOf(form).flatMap((name, index) => {
      const location = origin(file, `${form.pointer}/reads/${index}`);
      return facts.has(name)
        ? []
        : [{ location, ...problemFor(name, { of: 'journey', names: facts }, facts) }];
    }),
  );
}

function checkConditions(context: CheckContext, file: ContentFile): Report[] {
  // fact-later reports the answers that a file's steps need before they are asked for
  const late = lateAnswers(context).flatMap((journey) => (journey.file === file ? journey.late : []));
  const later = new Set(late.map(({ name }) => name));
  return scopesIn(context, file).flatMap((scope) =>
    firstUses(scope.conditions.flatMap(namesRead))
      .filter(({ name }) => !scope.names.has(name) && !(scope.of === 'journey' && later.has(name)))
      .map(({ name, pointer, part }) => {
        // a name that is right elsewhere is wrong where the condition is used; any other, where it is written
        const origin = allNames(context).has(name)
          ? context.site(file, pointer)
          : context.origin(file, pointer);
        return { location: { ...origin, part }, ...problemFor(name, scope, context.names.facts) };
      }),
  );
}

function checkOptions(context: CheckContext, file: ContentFile): Report[] {
  return context.forms(file).flatMap((form) => {
    const names = new Set([...form.root.fields.keys(), ...factsReadBy(context, form)]);
    return namedOptions(context.annotated(file), form, 'answer')
      .filter(({ name }) => !names.has(name))
      .map(({ name, pointer, part }) => ({
        location: { ...context.origin(file, pointer), part },
        ...problemFor(name, { of: 'form', names }, context.names.facts),
      }));
  });
}

export const factUnknown: Rule = {
  topic: 'Conditions and facts',
  about:
    'A step reads a fact that does not exist, or a condition or a widget uses a name that its step does not have.',
  check: (context) =>
    oncePerLocation(
      context.parsed.flatMap((file) => [
        ...checkReads(context, file),
        ...checkConditions(context, file),
        ...checkOptions(context, file),
      ]),
    ),
};
