import type { ValidationError } from '../../src/engine/validators/validators.ts';
import type { SiteStep } from './site/site.ts';
import type { Attempt } from './walk/plain.ts';

/** What keeps visitors from going on, of whatever is told at one place of a form. */
function why(step: SiteStep, { answers }: Attempt, at: string, { keyword }: ValidationError): string {
  const [, name = ''] = at.split('/');
  const field = step.fields.get(name);
  if (keyword === 'required' && at === `/${name}` && !(name in answers)) {
    return field?.isRevealed || !field
      ? `${name} has to be answered, and is not there to be answered`
      : `${name} has to be answered, and no answer to it was found that fits`;
  }
  return at === ''
    ? `the form’s "${keyword}" is never kept`
    : `no answer to ${name} was found that fits its "${keyword}"`;
}

/** Why nobody can go on from a step, however they answered it, in an author's words. */
export function whyHeldUp(step: SiteStep, attempts: readonly Attempt[]): string {
  const reasons = attempts.flatMap((attempt) =>
    [...attempt.errors].map(([at, error]) => why(step, attempt, at, error)),
  );
  const distinct = [...new Set(reasons)];
  return distinct.join('; ') || 'no answers to it were found that keep all of its form’s rules';
}
