import { basename, join } from 'node:path';
import type { Site } from '#types/content/site';
import type { ShownDiagnostic } from '../../../src/dev/protocol.ts';
import type { Diagnostic } from '../../content/check/diagnostic.ts';
import { checkContent } from '../../content/check/index.ts';
import { codeFrame } from '../../content/check/report/code-frame.ts';
import type { JsonPage } from '../../content/compile/page.ts';
import { type ContentFiles, readContent } from '../../content/read.ts';
import { siteModel } from '../../site/model.ts';
import { ThreadError } from './background.ts';

/** A page as the development server serves it. */
export interface DevPage {
  name: string;
  content: Pick<JsonPage, 'path' | 'title' | 'description' | 'root' | 'texts'>;
  /** The code of its content module. */
  code: string;
}

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

function shown(files: ContentFiles, root: string, diagnostic: Diagnostic): ShownDiagnostic {
  const { rule, severity, file, line, column, message, advice } = diagnostic;
  const path = join(root, file);
  return {
    rule,
    severity,
    location: `${basename(root)}/${file}:${line}:${column}`,
    path: `${path}:${line}:${column}`,
    message,
    advice,
    frame: codeFrame(files.get(path)?.text ?? '', diagnostic, false),
  };
}

function devSite(files: ContentFiles): DevSite {
  const { site, pages } = siteModel(files);
  return {
    site,
    pages: pages.map(({ name, code, content: { path, title, description, root, texts } }) => ({
      name,
      content: { path, title, description, root, texts: { failure: texts.failure } },
      code,
    })),
    texts: new Map([...files].map(([path, { text }]) => [path, text])),
  };
}

const RANK = { error: 0, warning: 1 };

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
  };
  return { diagnostics: [diagnostic] };
}

/** Checks a content folder, and compiles its pages if there is no error. Runs in a thread (background.ts). */
export async function answer(root: string): Promise<CheckedContent> {
  try {
    const files = readContent(root);
    const diagnostics = (await checkContent(files))
      .map((diagnostic) => shown(files, root, diagnostic))
      .sort((one, other) => RANK[one.severity] - RANK[other.severity]);
    if (diagnostics[0]?.severity === 'error') return { diagnostics };
    return { diagnostics, site: devSite(files) };
  } catch (error) {
    return failedCheck(root, error);
  }
}
