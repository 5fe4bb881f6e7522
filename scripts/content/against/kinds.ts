import type { Severity } from '../check/finding.ts';

interface About {
  severity: Severity;
  about: string;
}

/**
 * Every kind of change that people who have begun can feel. An error loses an answer, makes it invalid, or leads
 * nowhere; a warning asks again, or leads to the first step, where nothing is lost.
 */
export const kinds = {
  'field-renamed': {
    severity: 'error',
    about: 'Answers are kept under the names of their fields: what was answered under the old name is lost.',
  },
  'field-removed': {
    severity: 'error',
    about: 'No step asks for it any more: what was answered is neither seen nor sent.',
  },
  'field-moved': {
    severity: 'error',
    about: 'It is asked on another page now, where what was answered before is not known.',
  },
  'field-narrowed': {
    severity: 'error',
    about: 'An answer that was right is wrong now, and the visitor has to mend it before going on.',
  },
  'choice-removed': {
    severity: 'error',
    about: 'Who chose it has chosen nothing now.',
  },
  'condition-narrowed': {
    severity: 'error',
    about:
      'A step or a field is not asked of some any more who have answered it: their answers do not count.',
  },
  'form-narrowed': {
    severity: 'error',
    about: 'Answers that were complete together are so no more, though each is right by itself.',
  },
  'step-removed': {
    severity: 'error',
    about: 'A step is gone together with answers that were given there.',
  },
  'page-removed': {
    severity: 'error',
    about: 'Links to the page, bookmarks and a reload lead nowhere.',
  },
  'path-changed': {
    severity: 'error',
    about: 'Links to the page’s old address, bookmarks and a reload lead nowhere.',
  },
  'confirmation-moved': {
    severity: 'error',
    about: 'A reload of the confirmation leads to a new quote: its number can’t be read again.',
  },
  'hash-changed': {
    severity: 'warning',
    about:
      'Links to the step, a reload in the middle and the Back button lead to the first step. Answers are kept.',
  },
  'answer-needed': {
    severity: 'warning',
    about:
      'What was answered stays valid, but the step is incomplete now: there is more to answer before going on.',
  },
  'not-compared': {
    severity: 'warning',
    about:
      'Conditions look at so many answers together that not every combination was compared: a loss may be left untold.',
  },
} as const satisfies Record<string, About>;

export type Kind = keyof typeof kinds;
