import { basename, join } from 'node:path';
import type { Site } from '#types/content/site';
import type { ShownFinding } from '../../../src/dev/wire.ts';
import type { Diagnostic } from '../../content/check/diagnostic.ts';
import { checkContent } from '../../content/check/index.ts';
import { codeFrame } from '../../content/check/report/code-frame.ts';
import type { JsonPage } from '../../content/compile/page.ts';
import { type ContentFiles, readContent } from '../../content/read.ts';
import { siteModel } from '../../site/model.ts';
import { HelperError } from './helper.ts';

/** A page as the development server serves it. */
export interface DevPage {
  name: string;
  content: Pick<JsonPage, 'path' | 'title' | 'description' | 'root' | 'texts'>;
  /** its content module */
  code: string;
}

/** The site of content that is right. */
export interface DevSite {
  site: Site;
  pages: readonly DevPage[];
  /** of its files, by path: what is on disk by now may be wrong */
  texts: ReadonlyMap<string, string>;
}

export interface Judgement {
  findings: readonly ShownFinding[];
  /** absent where there is an error */
  site?: DevSite;
}

function shown(files: ContentFiles, root: string, finding: Diagnostic): ShownFinding {
  const { rule, severity, file, line, column, message, advice } = finding;
  const path = join(root, file);
  const text = files.get(path)?.text ?? '';
  return {
    rule,
    severity,
    place: `${basename(root)}/${file}:${line}:${column}`,
    location: `${path}:${line}:${column}`,
    message,
    fix: advice,
    frame: codeFrame(text, finding, false),
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

/** What is at fault where the check or the compiler itself fails: a schema, or code. */
export function failure(root: string, error: unknown): ShownFinding {
  const isPlain = error instanceof HelperError || !(error instanceof Error);
  return {
    rule: 'compiler',
    severity: 'error',
    place: 'content',
    location: root,
    message: error instanceof Error ? error.message : String(error),
    fix: 'Look at what was changed last: a schema, the checker or the compiler.',
    frame: isPlain ? '' : (error.stack ?? ''),
  };
}

async function judge(root: string): Promise<Judgement> {
  const files = readContent(root);
  const findings = (await checkContent(files))
    .map((finding) => shown(files, root, finding))
    .sort((one, other) => RANK[one.severity] - RANK[other.severity]);
  if (findings[0]?.severity === 'error') return { findings };
  return { findings, site: devSite(files) };
}

/** Checks a folder of content and, where it has no errors, compiles its pages. Errors stand first. */
export function judgeContent(root: string): Promise<Judgement> {
  return judge(root).catch((error: unknown) => ({ findings: [failure(root, error)] }));
}
