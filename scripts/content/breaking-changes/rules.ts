import type { Severity } from '../check/diagnostic.ts';

interface BreakingRule {
  severity: Severity;
  about: string;
  advice: string;
}

/** An error loses or breaks something; a warning asks again, or has to be checked by a person. */
export const breakingRules = {
  'field-renamed': {
    severity: 'error',
    about: 'Answers are stored by field name, so an answer stored under the old name is lost.',
    advice: 'Keep the old name. Visitors only see the "title".',
  },
  'field-removed': {
    severity: 'error',
    about: 'No step has the field any more, so its stored answer is neither shown nor sent.',
    advice: 'Restore the field, or make sure that its answers are not needed.',
  },
  'field-moved': {
    severity: 'error',
    about: 'The field is now on a page that does not know its stored answer.',
    advice: 'Keep the field on the page that stores its answer.',
  },
  'field-narrowed': {
    severity: 'error',
    about: 'An answer that was valid may be invalid now. A changed pattern is a warning: check it yourself.',
    advice: 'Accept what was accepted before, or make sure that nobody has given such an answer.',
  },
  'choice-removed': {
    severity: 'error',
    about: 'Visitors who picked the choice have to choose again.',
    advice: 'Keep the choice. You can change its "title" at any time.',
  },
  'condition-narrowed': {
    severity: 'error',
    about:
      'A step or field no longer shows for some visitors who have answered it, so their answers do not count.',
    advice: 'Let the condition hold wherever it held before, or make sure that those answers are not needed.',
  },
  'form-narrowed': {
    severity: 'error',
    about: 'Answers that were valid together may be invalid now, though each is valid by itself.',
    advice: 'Accept the combinations that were accepted before.',
  },
  'step-removed': {
    severity: 'error',
    about: 'A step is gone, and so are the answers given there.',
    advice:
      'Restore the step, move its fields to another step, or make sure that the answers are not needed.',
  },
  'page-removed': {
    severity: 'error',
    about: 'Links to the page, bookmarks and reloads are broken.',
    advice: 'Keep the page, or redirect its path.',
  },
  'path-changed': {
    severity: 'error',
    about: 'Links to the old path, bookmarks and reloads are broken.',
    advice: 'Keep the old path, or redirect it.',
  },
  'confirmation-moved': {
    severity: 'error',
    about: 'Reloading the confirmation starts a new quote, and the reference number can’t be read again.',
    advice: 'Keep the old hash. Visitors read the "heading", not the hash.',
  },
  'hash-changed': {
    severity: 'warning',
    about: 'Links to the step, reloads and the Back button lead to the first step. No answer is lost.',
    advice: 'Keep the old hash. Visitors read the "heading", not the hash.',
  },
  'answer-needed': {
    severity: 'warning',
    about: 'Stored answers stay valid, but there is one more question to answer before continuing.',
    advice: 'Leave the field out of "required" if visitors who have started can do without it.',
  },
} as const satisfies Record<string, BreakingRule>;

export type BreakingRuleId = keyof typeof breakingRules;
