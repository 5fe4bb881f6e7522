import { existsSync, mkdirSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { dirname, join, relative, resolve, sep } from 'node:path';
import { parseArgs } from 'node:util';
import type { FormMap, Journeys } from '#types/data/journeys';
import type { Terminal } from '../content/check/command/terminal.ts';
import { requireValidContent } from '../content/check/require-valid-content.ts';
import { CONTENT_DIR, type ContentFiles, readContent } from '../content/read.ts';
import { UsageError } from '../content/usage-error.ts';
import { summarise } from './diagnostics.ts';
import { type MappedJourney, mapForm, mapSite } from './map.ts';
import { drawJourney } from './picture/index.ts';
import { createPicture } from './picture/model.ts';
import { formatReport } from './report.ts';
import { formatMatches } from './show.ts';
import { readForms, readSite } from './site/read-site.ts';

const HELP = `Searches every journey and every form outside the journeys for everything that visitors can see.

  npm run journeys                          searches all of content/
  npm run journeys -- FOLDER                searches a whole site’s content in another folder
  npm run journeys -- --show age            shows a short path to everything in the step #age
  npm run journeys -- --show "not listed"   shows a short path to everything with this text or field
  npm run journeys -- --out FOLDER          writes to FOLDER instead of dist/journeys/. Keeps other files in it.
  npm run journeys -- --help                shows this text

Exit code: 0 if everything can be reached and every step leads to the end, 1 if not or if something has too many
answers to search, 2 if the command is not valid or the content has errors.`;

/** The folder that belongs to the command: pictures of earlier runs are removed from it. */
const OWN_FOLDER = 'dist/journeys';

interface Options {
  root: string;
  show: string | undefined;
  out: string;
  help: boolean;
}

function readOptions(args: readonly string[], cwd: string): Options {
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
    const [message] = String(error instanceof Error ? error.message : error).split('. ');
    throw new UsageError(`${message}. See npm run journeys -- --help.`);
  }
}

async function readFiles(root: string, folder: string): Promise<ContentFiles> {
  const isFolder = existsSync(root) && statSync(root).isDirectory();
  const files: ContentFiles = isFolder ? readContent(root) : new Map();
  if (files.size === 0)
    throw new UsageError(`There is no content in ${folder}. Name the folder of a whole site.`);
  await requireValidContent(files, { root, name: folder }, 'its journeys cannot be searched');
  return files;
}

function requireFolder(out: string, cwd: string): void {
  let existing = out;
  while (!existsSync(existing)) existing = dirname(existing);
  if (!statSync(existing).isDirectory())
    throw new UsageError(`${relative(cwd, existing)} is a file. Name a folder to write to with --out.`);
}

function pictureName({ journey }: MappedJourney, before: readonly MappedJourney[]): string {
  const name = journey.file
    .replace(/^journeys\//, '')
    .replace(/\.json$/, '')
    .replaceAll('/', '-');
  const same = before.filter((other) => other.journey.file === journey.file).length;
  return same === 0 ? `${name}.svg` : `${name}-${same + 1}.svg`;
}

function writeMaps(mapped: readonly MappedJourney[], forms: readonly FormMap[], folder: string): string[] {
  mkdirSync(folder, { recursive: true });
  const maps: Journeys = { journeys: mapped.map(({ map }) => map), forms: [...forms] };
  writeFileSync(join(folder, 'journeys.json'), `${JSON.stringify(maps, null, 2)}\n`);
  return mapped.map((each, index) => {
    const name = pictureName(each, mapped.slice(0, index));
    writeFileSync(join(folder, name), drawJourney(createPicture(each.journey, each.map)));
    return name;
  });
}

function removeOtherPictures(folder: string, names: readonly string[]): void {
  const old = readdirSync(folder).filter((name) => name.endsWith('.svg') && !names.includes(name));
  for (const name of old) rmSync(join(folder, name));
}

async function run({ root, show, out }: Options, { cwd, colour, out: print }: Terminal): Promise<number> {
  if (show === undefined) requireFolder(out, cwd);
  const folder = relative(cwd, root).split(sep).join('/') || '.';
  const files = await readFiles(root, folder);
  const started = performance.now();
  const site = readSite(files);
  const mapped = mapSite(site);
  const journeys = mapped.map(({ map }) => map);
  const forms = readForms(files, site).map(mapForm);
  const all = [...journeys, ...forms];
  if (all.length === 0) throw new UsageError(`There is no journey and no form in ${folder}.`);
  if (show !== undefined) {
    const found = formatMatches(all, show);
    if (found === undefined)
      throw new UsageError(`Nothing matches "${show}". Name a hash, a field or some words.`);
    print(found);
  } else {
    const seconds = (performance.now() - started) / 1000;
    const textOf = (name: string) => files.get(join(root, name))?.text ?? '';
    print(formatReport(journeys, forms, { folder, textOf, colour, seconds }));
    const pictures = writeMaps(mapped, forms, out);
    if (out === resolve(cwd, OWN_FOLDER)) removeOtherPictures(out, pictures);
    const written = journeys.length > 0 ? 'Pictures and journeys.json are' : 'journeys.json is';
    print(`${written} in ${relative(cwd, out).split(sep).join('/')}/.`);
  }
  return summarise(all).isClean ? 0 : 1;
}

/** Runs `npm run journeys`; returns the exit code that its help describes. */
export async function journeysCommand(args: readonly string[], terminal: Terminal): Promise<number> {
  try {
    const options = readOptions(args, terminal.cwd);
    if (!options.help) return await run(options, terminal);
    terminal.out(HELP);
    return 0;
  } catch (error) {
    if (!(error instanceof UsageError)) throw error;
    terminal.err(error.message);
    return 2;
  }
}
