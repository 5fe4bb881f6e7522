import { existsSync, mkdirSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { dirname, join, relative, resolve, sep } from 'node:path';
import { parseArgs } from 'node:util';
import type { Journeys } from '#types/data/journeys';
import type { Terminal } from '../content/check/command/terminal.ts';
import { requireValidContent } from '../content/check/require-valid-content.ts';
import { CONTENT_DIR, type ContentFiles, readContent } from '../content/read.ts';
import { UsageError } from '../content/usage-error.ts';
import { runCommand } from '../process.ts';
import { summarise } from './diagnostics.ts';
import { type MappedJourney, mapForm, mapSite } from './map.ts';
import { drawJourney } from './picture/index.ts';
import { createPicture } from './picture/model.ts';
import { formatMatches, formatReport } from './report.ts';
import { readSite } from './site/site.ts';

const HELP = `Searches every journey and every form outside the journeys for everything that visitors can see.

  npm run journeys                          searches all of content/
  npm run journeys -- FOLDER                searches a whole site’s content in another folder
  npm run journeys -- --show age            shows a short path to everything in the step #age
  npm run journeys -- --show "not listed"   shows a short path to everything with this text or field
  npm run journeys -- --out FOLDER          writes to FOLDER instead of dist/journeys/. Keeps other files in it.
  npm run journeys -- --help                shows this text

Exit code: 0 if everything can be reached and every step leads to the end, 1 if not or if something has too many
answers to search, 2 if the command is not valid or the content has errors.`;

/** The command's default folder. A run removes the pictures of earlier runs from it. */
const OWN_FOLDER = 'dist/journeys';

const OPTIONS = {
  show: { type: 'string' },
  out: { type: 'string', default: OWN_FOLDER },
  help: { type: 'boolean', short: 'h', default: false },
} as const;

function readOptions(args: readonly string[], cwd: string) {
  const { values, positionals } = parseArgs({ args: [...args], allowPositionals: true, options: OPTIONS });
  if (values.show?.trim() === '')
    throw new UsageError('Name what to show after --show: a hash, a field or some words.');
  if (positionals.length > 1) throw new UsageError('Name one folder of content, or none for content/.');
  const root = resolve(cwd, positionals[0] ?? CONTENT_DIR);
  return { ...values, root, out: resolve(cwd, values.out) };
}

async function readFiles(root: string, name: string): Promise<ContentFiles> {
  const isFolder = statSync(root, { throwIfNoEntry: false })?.isDirectory();
  const files: ContentFiles = isFolder ? readContent(root) : new Map();
  if (files.size === 0)
    throw new UsageError(`There is no content in ${name}. Name the folder of a whole site.`);
  await requireValidContent(files, { root, name }, 'its journeys cannot be searched');
  return files;
}

function requireFolder(out: string, cwd: string): void {
  let existing = out;
  while (!existsSync(existing)) existing = dirname(existing);
  if (!statSync(existing).isDirectory())
    throw new UsageError(`${relative(cwd, existing)} is a file. Name a folder to write to with --out.`);
}

/** Writes the JSON file and the pictures. Returns the names of the pictures. */
function writeMaps(mapped: readonly MappedJourney[], maps: Journeys, folder: string): Set<string> {
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, 'journeys.json'), `${JSON.stringify(maps, null, 2)}\n`);
  const names = new Set<string>();
  for (const { journey, map } of mapped) {
    const base = journey.file.replace(/^journeys\/|\.json$/g, '').replaceAll('/', '-');
    let name = `${base}.svg`;
    for (let number = 2; names.has(name); number += 1) name = `${base}-${number}.svg`;
    names.add(name);
    writeFileSync(join(folder, name), drawJourney(createPicture(journey, map)));
  }
  return names;
}

async function run(args: readonly string[], { cwd, colour, out: print }: Terminal): Promise<number> {
  const { root, show, out, help } = readOptions(args, cwd);
  if (help) {
    print(HELP);
    return 0;
  }
  if (show === undefined) requireFolder(out, cwd);
  const nameOf = (path: string) => relative(cwd, path).split(sep).join('/') || '.';
  const folder = nameOf(root);
  const files = await readFiles(root, folder);
  const started = performance.now();
  const site = readSite(files);
  const mapped = mapSite(site);
  const maps = { journeys: mapped.map(({ map }) => map), forms: site.forms().map(mapForm) };
  const all = [...maps.journeys, ...maps.forms];
  if (all.length === 0) throw new UsageError(`There is no journey and no form in ${folder}.`);
  if (show !== undefined) {
    const found = formatMatches(all, show);
    if (!found) throw new UsageError(`Nothing matches "${show}". Name a hash, a field or some words.`);
    print(found);
  } else {
    const seconds = (performance.now() - started) / 1000;
    const textOf = (name: string) => files.get(join(root, name))?.text ?? '';
    print(formatReport(maps, { folder, textOf, colour, seconds }));
    const names = writeMaps(mapped, maps, out);
    const isOld = (name: string) => name.endsWith('.svg') && !names.has(name);
    const old = out === resolve(cwd, OWN_FOLDER) ? readdirSync(out).filter(isOld) : [];
    for (const name of old) rmSync(join(out, name));
    print(`${names.size > 0 ? 'Pictures and journeys.json are' : 'journeys.json is'} in ${nameOf(out)}/.`);
  }
  return summarise(all).isClean ? 0 : 1;
}

/** Runs `npm run journeys` and returns the exit code. */
export function journeysCommand(args: readonly string[], terminal: Terminal): Promise<number> {
  return runCommand(() => run(args, terminal), terminal.err, 'See npm run journeys -- --help.');
}
