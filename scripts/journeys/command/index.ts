import { existsSync, statSync } from 'node:fs';
import { dirname, relative, resolve, sep } from 'node:path';
import { parseArgs } from 'node:util';
import type { Terminal } from '../../content/check/command/terminal.ts';
import { requireValidContent } from '../../content/check/require-valid-content.ts';
import { CONTENT_DIR, type ContentFiles, readContent } from '../../content/read.ts';
import { UsageError } from '../../content/usage-error.ts';
import { mapForm, walkJourneys } from '../map.ts';
import { reportText } from '../report/report.ts';
import { showText } from '../report/show.ts';
import { type Outcome, verdictOn } from '../report/verdict.ts';
import { readForms } from '../site/read-forms.ts';
import { readSite } from '../site/read-site.ts';
import { HELP } from './help.ts';
import { removeOtherPictures, writeJourneys } from './write.ts';

/** What stands in it is the command's own: pictures of earlier runs are removed. */
const OWN_FOLDER = 'dist/journeys';

interface Asked {
  root: string;
  show: string | undefined;
  out: string;
  help: boolean;
}

function readArguments(args: readonly string[], cwd: string): Asked {
  try {
    const { values, positionals } = parseArgs({
      args: [...args],
      allowPositionals: true,
      options: {
        show: { type: 'string' },
        out: { type: 'string', default: OWN_FOLDER },
        help: { type: 'boolean', short: 'h', default: false },
      },
    });
    if (values.show?.trim() === '')
      throw new UsageError('Name what to show after --show: a hash, a field or some words.');
    if (positionals.length > 1) throw new UsageError('Name one folder of content, or none for content/.');
    const root = positionals[0] === undefined ? resolve(CONTENT_DIR) : resolve(cwd, positionals[0]);
    return { root, show: values.show, out: resolve(cwd, values.out), help: values.help };
  } catch (error) {
    if (error instanceof UsageError) throw error;
    const [said] = String(error instanceof Error ? error.message : error).split('. ');
    throw new UsageError(`${said}. See npm run journeys -- --help.`);
  }
}

async function contentOf(root: string, folder: string): Promise<ContentFiles> {
  const isFolder = existsSync(root) && statSync(root).isDirectory();
  const files: ContentFiles = isFolder ? readContent(root) : new Map();
  if (files.size === 0)
    throw new UsageError(`There is no content in ${folder}. Name the folder of a whole site.`);
  await requireValidContent(files, { root, name: folder }, 'its journeys can’t be walked');
  return files;
}

/** The nearest to a path that is there already. */
function nearest(path: string): string {
  return existsSync(path) ? path : nearest(dirname(path));
}

/** @throws UsageError where a folder can't be written to */
function checkOut(out: string, cwd: string): void {
  const there = nearest(out);
  if (!statSync(there).isDirectory())
    throw new UsageError(`${relative(cwd, there)} is a file. Name a folder to write to with --out.`);
}

function show(maps: readonly Outcome[], text: string): string {
  const found = showText(maps, text);
  if (found === undefined)
    throw new UsageError(
      `Nothing that was walked is about "${text}". Ask for a hash, a field or some words.`,
    );
  return found;
}

/**
 * Walks the journeys of a folder of content and the forms outside them, tells what there is to see and writes it down.
 *
 * @returns the exit code: 0 when everything can be reached, 1 when something can't or was not searched to its end, 2 for
 *   a fault of use or content
 */
export async function journeysCommand(args: readonly string[], around: Terminal): Promise<number> {
  const { cwd, out, err } = around;
  try {
    const asked = readArguments(args, cwd);
    if (asked.help) {
      out(HELP);
      return 0;
    }
    if (asked.show === undefined) checkOut(asked.out, cwd);
    const folder = relative(cwd, asked.root).split(sep).join('/') || '.';
    const files = await contentOf(asked.root, folder);
    const started = performance.now();
    const site = readSite(files);
    const walked = walkJourneys(site);
    const journeys = walked.map(({ map }) => map);
    const forms = readForms(files).map((form) => mapForm(site, form));
    const all = [...journeys, ...forms];
    if (all.length === 0) throw new UsageError(`There is no journey and no form in ${folder}.`);
    if (asked.show !== undefined) out(show(all, asked.show));
    else {
      const seconds = (performance.now() - started) / 1000;
      out(reportText(journeys, forms, { folder, seconds }));
      const pictures = writeJourneys(site, walked, forms, asked.out);
      if (asked.out === resolve(cwd, OWN_FOLDER)) removeOtherPictures(asked.out, pictures);
      const written = journeys.length > 0 ? 'Their pictures and journeys.json are' : 'journeys.json is';
      out(`${written} in ${relative(cwd, asked.out).split(sep).join('/')}/.`);
    }
    return verdictOn(all).isWell ? 0 : 1;
  } catch (error) {
    if (!(error instanceof UsageError)) throw error;
    err(error.message);
    return 2;
  }
}
