/**
 * What the development server and the page's development tools say to each other, over Vite's own connection.
 */

/** A page asks how its content stands. */
export const CONTENT_ASKED = 'content:asked';

/** How it stands. */
export const CONTENT_ANSWERED = 'content:answered';

/** Content was saved and is right. */
export const CONTENT_SAVED = 'content:saved';

/** Content was saved with mistakes: every page goes on with the content of before. */
export const CONTENT_FAULTY = 'content:faulty';

/** Where the paths through the content are, with answers that lead along them. */
export const JOURNEYS_ADDRESS = '/__dev/journeys.json';

/** One mistake in content, as the page shows it. */
export interface ShownFinding {
  rule: string;
  severity: 'error' | 'warning';
  /** where it is, as an author knows it: content/steps/quote/age.json:12:5 */
  place: string;
  /** the same as the machine's editor opens it */
  location: string;
  message: string;
  /** what to do about it */
  fix: string;
  /** the lines around it, with the very words marked */
  frame: string;
}

export interface ContentSaved {
  /** the addresses of the content modules that have changed */
  pages: readonly string[];
  /** warnings, at most */
  findings: readonly ShownFinding[];
}

export interface ContentFaulty {
  findings: readonly ShownFinding[];
}

export interface ContentAnswered {
  findings: readonly ShownFinding[];
  isFaulty: boolean;
}
