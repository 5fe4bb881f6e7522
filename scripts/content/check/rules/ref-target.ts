import { basename, dirname, relative, resolve, sep } from 'node:path';
import { escapePart, isObject, walk } from '../../json.ts';
import { type ContentFile, type ContentFiles, pointerParts } from '../../read.ts';
import { type RefProblem, valueAt } from '../../resolve.ts';
import { onePerCircle } from '../circles.ts';
import { closest } from '../did-you-mean.ts';
import { atValue, type Report } from '../finding.ts';
import type { CheckContext, Rule } from '../rule.ts';
import { fixName, list, quote } from '../wording.ts';

/** The content file that was most likely meant: of a similar name in that folder, or of that name in another. */
function fixFile(files: ContentFiles, file: ContentFile, path: string): string {
  const others = [...files.keys()];
  const inFolder = others.filter((other) => dirname(other) === dirname(path));
  const name = closest(basename(path), inFolder.map((other) => basename(other)));
  const meant = name ? resolve(dirname(path), name) : others.find((other) => basename(other) === basename(path));
  if (!meant) return 'Write the path from this file to another content file.';
  return `Did you mean ${quote(relative(dirname(file.path), meant).split(sep).join('/'))}?`;
}

function fixPointer(file: ContentFile, name: string, pointer: string): string {
  if (!pointer.startsWith('/')) return 'Start what follows the # with a /.';
  let found = '';
  for (const part of pointerParts(pointer)) {
    const next = `${found}/${escapePart(part)}`;
    if (valueAt(file, next) === undefined) {
      const parent = valueAt(file, found);
      const known = isObject(parent) ? Object.keys(parent) : [];
      const meant = closest(part, known);
      if (!meant) return known.length > 0 ? `After "${name}#${found}/" stands one of ${list(known)}.` : 'Mend it.';
      return `Did you mean ${quote(`${name}#${found}/${escapePart(meant)}${pointer.slice(next.length)}`)}?`;
    }
    found = next;
  }
  return 'Mend it.';
}

function toNothing(files: ContentFiles, problem: RefProblem): Report[] {
  const [name = '', pointer = ''] = problem.ref.split('#');
  const path = name === '' ? problem.file.path : resolve(dirname(problem.file.path), name);
  const found = files.get(path);
  // that the other file is no JSON is told there
  if (found && found.data === undefined) return [];
  const fix = found ? fixPointer(found, name, pointer) : fixFile(files, problem.file, path);
  return [{ place: atValue(problem), message: `${quote(problem.ref)} leads to nothing.`, fix }];
}

function inCircle(problem: RefProblem): Report {
  const message = `${quote(problem.ref)} leads back to itself.`;
  return { place: atValue(problem), message, fix: 'Write out here what is needed, without this $ref.' };
}

function noText(file: ContentFile): Report[] {
  const reports: Report[] = [];
  walk(file.data, (value, pointer) => {
    if (!isObject(value) || !Object.hasOwn(value, '$ref') || typeof value.$ref === 'string') return;
    const place = atValue({ file, pointer: `${pointer}/$ref` });
    reports.push({ place, message: '"$ref" is no text.', fix: `Write where it leads, as ${quote('../fields.json#/$defs/name')}.` });
  });
  return reports;
}

function check({ parsed, files, resolved }: CheckContext): Report[] {
  const problems = parsed.flatMap((file) => [...resolved(file).problems]);
  return [
    ...parsed.flatMap(noText),
    ...problems.filter(({ reason }) => reason === 'nothing').flatMap((problem) => toNothing(files, problem)),
    ...onePerCircle(problems.filter(({ reason }) => reason === 'circle')).map(inCircle),
  ];
}

/** A `$ref` leads to nothing, or in a circle. */
export const rule: Rule = { id: 'ref-target', check };
