const error = (about: string, advice: string) => ({ severity: 'error' as const, about, advice });
const warning = (about: string, advice: string) => ({ severity: 'warning' as const, about, advice });

const KEEP_HASH = 'Keep the old hash. Visitors read the "heading", not the hash.';

/** An error loses data or breaks pages. A warning costs no answer, or a person has to check it. */
export const breakingRules = {
  'field-renamed': error(
    'Answers are stored by field name, so an answer stored under the old name is lost.',
    'Keep the old name. Visitors only see the "title".',
  ),
  'field-removed': error(
    'No step has the field any more, so its stored answer is neither shown nor sent.',
    'Restore the field, or make sure that its answers are not needed.',
  ),
  'field-moved': error(
    'The field is now on a page that does not know its stored answer.',
    'Keep the field on the page that stores its answer.',
  ),
  'field-narrowed': error(
    'An answer that was valid may be invalid now. A changed pattern is a warning: check it yourself.',
    'Accept what was accepted before, or make sure that nobody has given such an answer.',
  ),
  'choice-removed': error(
    'Visitors who picked the choice have to choose again.',
    'Keep the choice. You can change its "title" at any time.',
  ),
  'condition-narrowed': error(
    'A step or field no longer shows for some visitors who have answered it, so their answers do not count.',
    'Let the condition hold wherever it held before, or make sure that those answers are not needed.',
  ),
  'form-narrowed': error(
    'Answers that were valid together may be invalid now, though each is valid by itself.',
    'Accept the combinations that were accepted before.',
  ),
  'step-removed': error(
    'A step is gone, and so are the answers given there.',
    'Restore the step, move its fields to another step, or make sure that the answers are not needed.',
  ),
  'page-removed': error(
    'Links to the page, bookmarks and reloads are broken.',
    'Keep the page, or redirect its path.',
  ),
  'path-changed': error(
    'Links to the old path, bookmarks and reloads are broken.',
    'Keep the old path, or redirect it.',
  ),
  'confirmation-moved': error(
    'Reloading the confirmation starts a new quote, and the reference number can’t be read again.',
    KEEP_HASH,
  ),
  'hash-changed': warning(
    'Links to the step, reloads and the Back button lead to the first step. No answer is lost.',
    KEEP_HASH,
  ),
  'answer-needed': warning(
    'Stored answers stay valid, but there is one more question to answer before continuing.',
    'Leave the field out of "required" if visitors who have started can do without it.',
  ),
};

export type BreakingRuleId = keyof typeof breakingRules;
