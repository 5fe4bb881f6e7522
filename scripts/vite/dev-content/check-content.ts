import type { Site } from '#types/content/site';
import type { ShownDiagnostic } from '../../../src/dev/protocol.ts';
import { ThreadError } from '../../background.ts';
import { checkContent } from '../../content/check/index.ts';
import type { CompiledPage } from '../../content/compile/page.ts';
import { type ContentFiles, readContent } from '../../content/read.ts';
import { type UnsavedTexts, withUnsaved } from '../../content/unsaved.ts';
import { siteModel } from '../../site/model.ts';
import { toShown } from './shown-diagnostic.ts';

export type DevPage = Pick<CompiledPage, 'name' | 'content' | 'code'>;

/** The site of valid content. */
export interface DevSite {
  site: Site;
  pages: readonly DevPage[];
  /** The texts of its files, by path. The files on disk may be invalid by now. */
  texts: ReadonlyMap<string, string>;
}

export interface CheckedContent {
  /** The diagnostics, errors first. */
  diagnostics: readonly ShownDiagnostic[];
  /** The compiled site. Absent if there is an error. */
  site?: DevSite;
}

/** Returns a diagnostic for a failure of the check or the compiler itself. */
export function failedCheck(root: string, error: unknown): CheckedContent {
  const stack = error instanceof Error && !(error instanceof ThreadError) ? error.stack : undefined;
  const diagnostic: ShownDiagnostic = {
    rule: 'compiler',
    severity: 'error',
    location: 'content',
    path: root,
    message: error instanceof Error ? error.message : String(error),
    advice: 'Review the last change to a schema, the checker or the compiler.',
    frame: stack ?? '',
    written: { file: '', pointer: '' },
    line: 1,
    column: 1,
  };
  return { diagnostics: [diagnostic] };
}

/** The content to check: a folder, and texts that are not saved yet. */
export interface ContentRequest {
  root: string;
  unsaved: UnsavedTexts;
}

let last: ContentFiles = new Map();

/** Reads the content to check. Files that have not changed are the same objects as before. */
export function readRequested({ root, unsaved }: ContentRequest): ContentFiles {
  last = withUnsaved(readContent(root), unsaved, root, last);
  return last;
}

/** Checks content, and compiles its pages if there is no error. Runs in a thread (background.ts). */
export async function answer(request: ContentRequest): Promise<CheckedContent> {
  const { root } = request;
  try {
    const files = readRequested(request);
    // errors before warnings
    const sorted = (await checkContent(files)).sort((one, other) =>
      one.severity.localeCompare(other.severity),
    );
    const diagnostics = sorted.map((diagnostic) => toShown(files, root, diagnostic));
    if (diagnostics[0]?.severity === 'error') return { diagnostics };
    const { site, pages } = siteModel(files);
    const texts = new Map([...files].map(([path, { text }]) => [path, text]));
    // without the files, which are slow to pass on
    const devPages = pages.map(({ name, content, code }) => ({ name, content, code }));
    return { diagnostics, site: { site, pages: devPages, texts } };
  } catch (error) {
    return failedCheck(root, error);
  }
}
