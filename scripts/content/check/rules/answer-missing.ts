import type { Report } from '../diagnostic.ts';
import { closest } from '../did-you-mean.ts';
import { list, quote } from '../format.ts';
import { atPart, lostStep, placeBeside, stepsOf } from '../model/answer-places.ts';
import { type CodeAnswers, codeAnswers, missingAnswers } from '../model/code-answers.ts';
import { scopesIn } from '../model/conditions.ts';
import { fieldNames } from '../model/forms.ts';
import { namesRead } from '../model/schema-parts.ts';
import type { CheckContext, Rule } from '../rule.ts';

/** The names that forms use and do not have: other rules report them where they are used. */
function namesReportedElsewhere(context: CheckContext, { askers }: CodeAnswers): ReadonlySet<string> {
  const forms = [...new Set(askers.map(({ form }) => form))];
  const used = forms.flatMap((form) => fieldNames(form).filter(({ isField }) => !isField));
  const read = forms.flatMap(({ file }) =>
    scopesIn(context, file).flatMap(({ conditions, names }) =>
      conditions.flatMap(namesRead).filter(({ name }) => !names.has(name)),
    ),
  );
  return new Set([...used, ...read].map(({ name }) => name));
}

function reportGone(context: CheckContext, object: CodeAnswers, gone: readonly string[]): Report[] {
  const [first, ...others] = gone;
  if (first === undefined) return [];
  const [message, them] =
    others.length > 0
      ? [`Code reads the answers ${list(gone)}, and no form asks for them.`, 'them']
      : [`Code reads the answer ${quote(first)}, and no form asks for it.`, 'it'];
  const steps = stepsOf(context, object);
  const lost = steps && lostStep(context, first);
  // several are gone with their step
  const location = steps && (lost || others.length > 0) ? steps : placeBeside(context, object, first);
  const advice = lost ? `Include ${quote(lost.name)}, which asks for ${them}` : `Ask for ${them} by name`;
  return [{ location, message, advice: `${advice}, or ask a developer to remove ${them} from the code.` }];
}

function check(context: CheckContext, object: CodeAnswers): Report[] {
  const lacking = missingAnswers(object);
  if (lacking.length === 0) return [];
  const reported = namesReportedElsewhere(context, object);
  const missing = lacking.filter((name) => !reported.has(name));
  const asked = object.askers.flatMap(({ node }) => [...node.fields.keys()]);
  const others = asked.filter((name) => !object.answers.has(name));
  const renamed = missing.flatMap((name) => {
    const now = closest(name, others);
    const location = now === undefined ? undefined : atPart(context, object, now);
    return location ? [{ name, location }] : [];
  });
  const gone = missing.filter((name) => renamed.every((answer) => answer.name !== name));
  return [
    ...renamed.map(({ name, location }) => ({
      location,
      message: `Code reads the answer ${quote(name)}, and no form asks for it.`,
      advice: `Did you mean ${quote(name)}?`,
    })),
    ...reportGone(context, object, gone),
  ];
}

export const rule: Rule = {
  id: 'answer-missing',
  topic: 'Fields and what they accept',
  about:
    'No form asks for an answer that code reads by name: a field was renamed or removed. `schemas/data/answers.schema.json` lists what code reads.',
  check: (context) => codeAnswers(context).flatMap((object) => check(context, object)),
};
