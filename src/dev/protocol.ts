/** Events between the development server and its pages, over Vite's connection. */
export const CONTENT_ASKED = 'content:asked';
/** The result of a check: the answer to CONTENT_ASKED, and sent to all pages after each save. */
export const CONTENT_STATE = 'content:state';
/** Valid content was saved. After a save with errors, pages continue with the last valid content. */
export const CONTENT_SAVED = 'content:saved';

export const JOURNEYS_ADDRESS = '/__dev/journeys.json';

/** A diagnostic as pages and the terminal show it. */
export interface ShownDiagnostic {
  rule: string;
  severity: 'error' | 'warning';
  /** For authors: content/steps/quote/age.json:12:5 */
  location: string;
  /** The same for the editor, as an absolute path. */
  path: string;
  message: string;
  advice: string;
  /** The lines around it, with the marked text. */
  frame: string;
  /** The place where it is written. Without a file for a problem of the checker itself. */
  written: { file: string; pointer: string };
  line: number;
  column: number;
  /** The edits that fix it, if no person has to decide. */
  fix?: readonly { offset: number; length: number; text: string }[];
  /** The hash of the file's text, if there is a fix. */
  hash?: string;
}

export interface ContentState {
  /** Errors first. */
  diagnostics: readonly ShownDiagnostic[];
  isInvalid: boolean;
}

export interface ContentSaved {
  /** The addresses of the content modules that have changed. */
  pages: readonly string[];
}
