import { basename, dirname, relative, resolve, sep } from 'node:path';
import { groupsOf } from '../../../groups-of.ts';
import { escapePart, objectOf } from '../../json.ts';
import { type ContentFiles, pageFiles, pointerParts } from '../../read.ts';
import { originKey, type RefProblem, valueAt } from '../../resolve.ts';
import { atKey, type Report } from '../diagnostic.ts';
import { closest } from '../did-you-mean.ts';
import { formatOtherLocations, list, quote } from '../format.ts';
import { isMoved, isOfNoKind, missingFile, movedTo } from '../model/missing-files.ts';
import { isInSwapped } from '../model/swapped.ts';
import { type CheckContext, type Rule, report } from '../rule.ts';
import type { SchemaError } from '../schema-errors/schema-errors.ts';

const leadsTo = ({ to }: RefProblem, { file, pointer }: RefProblem) =>
  to?.file === file && `${pointer}/`.startsWith(`${to.pointer}/`);

/** Returns one `$ref` of each circle. Removing it breaks the circle. */
function onePerCircle(problems: readonly RefProblem[]): RefProblem[] {
  const left = new Set(problems);
  return problems.filter((problem) => {
    if (!left.has(problem)) return false;
    const reached = [problem];
    for (const from of reached) {
      left.delete(from);
      for (const next of left) if (leadsTo(from, next)) reached.push(next);
    }
    return true;
  });
}

const childOf = (pointer: string, name: string) => `${pointer}/${escapePart(name)}`;

type BrokenRef = NonNullable<ReturnType<typeof findBroken>>;

/** Finds the longest part of a `$ref`'s pointer that exists. Returns undefined if there is no such file. */
function findBroken(files: ContentFiles, problem: RefProblem) {
  const [name = '', pointer = ''] = problem.ref.split('#');
  const file = name === '' ? problem.file : files.get(resolve(dirname(problem.file.path), name));
  if (!file) return undefined;
  const parts = pointerParts(pointer);
  const upTo = (count: number) => parts.slice(0, count).reduce(childOf, '');
  const missing = Math.max(
    0,
    parts.findIndex((_, index) => valueAt(file, upTo(index + 1)) === undefined),
  );
  const parent = upTo(missing);
  const known = Object.keys(objectOf(valueAt(file, parent))).filter((key) => key !== '$schema');
  const rest = parts.slice(missing + 1).reduce(childOf, '');
  return { problem, file, parent, part: parts[missing] ?? '', rest, known };
}

/** Returns true if content-schema reports an error in the target's file that explains the broken `$ref`. */
function isFollowUp({ file, parent, part }: BrokenRef, schemaErrors: readonly SchemaError[]): boolean {
  if (file.data === undefined) return true;
  return schemaErrors.some((error) => {
    const { pointer, missing } = error;
    if (missing.length > 0) return pointer === parent && missing.includes(part);
    if (error.part === 'value') return `${parent}/`.startsWith(`${pointer}/`);
    const key = pointerParts(pointer).at(-1) ?? '';
    return pointer === childOf(parent, key) && closest(part, [key]) !== undefined;
  });
}

/** Returns the file that a path most likely means: one with a similar name, or an unused one of the same name. */
function fileMeant(context: CheckContext, path: string): string | undefined {
  const { files, parsed } = context;
  const paths = [...files.keys()];
  const names = paths.filter((other) => dirname(other) === dirname(path)).map((other) => basename(other));
  const name = closest(basename(path), names);
  if (name !== undefined) return resolve(dirname(path), name);
  const used = new Set(
    parsed.flatMap((file) => [...context.resolved(file).refs.values()]).map((to) => to.file.path),
  );
  const pages = pageFiles(files).map((file) => file.path);
  return paths.find(
    (other) => basename(other) === basename(path) && !used.has(other) && !pages.includes(other),
  );
}

function fixFile(context: CheckContext, { file, ref }: RefProblem): string {
  const [name = '', pointer = ''] = ref.split('#');
  const meant = fileMeant(context, resolve(dirname(file.path), name));
  if (meant === undefined) return 'Restore the file, or write the path from this file to another one.';
  const written = relative(dirname(file.path), meant).split(sep).join('/');
  return `Did you mean ${quote(pointer ? `${written}#${pointer}` : written)}?`;
}

/** Reports the `$ref`s to one missing file: at the first of them, with the files of the others. */
function checkMissingFile(context: CheckContext, problems: readonly RefProblem[]): Report[] {
  const [first, ...others] = problems;
  if (!first) return [];
  const { path, name } = missingFile(first);
  const moved = movedTo(context, path);
  if (moved) {
    const message = `${quote(name)} does not exist. It is now ${moved.name}, and the paths in it lead nowhere.`;
    return [report(first, message, 'Move it back, or correct this path and the paths in it.')];
  }
  if (others.length === 0) return [toNothing(first, fixFile(context, first))];
  const users = new Set(problems.map(({ file }) => file.name));
  const message = `${quote(name)} does not exist, and ${problems.length} $refs need it, in ${list(users)}.`;
  return [report(first, message, fixFile(context, { ...first, ref: name }))];
}

function fixPointer({ problem, parent, part, rest, known }: BrokenRef): string {
  const [name, pointer = ''] = problem.ref.split('#');
  if (!pointer.startsWith('/')) return 'Put a / after the #.';
  const from = `${name}#${parent}`;
  const meant = closest(part, known);
  if (meant !== undefined) return `Did you mean ${quote(`${childOf(from, meant)}${rest}`)}?`;
  if (known.length === 0) return `End it at ${quote(from)}, or use another path.`;
  return `Continue ${quote(from)} with one of ${list(known)}.`;
}

function toNothing(problem: RefProblem, advice: string, more: readonly RefProblem[] = []): Report {
  return report(
    problem,
    `${quote(problem.ref)} does not exist.${formatOtherLocations(problem, more)}`,
    advice,
  );
}

/** Reports `$ref`s with the same missing target: at an unused definition with a similar name, or at the first `$ref`. */
function checkAlike(alike: readonly BrokenRef[], used: ReadonlySet<string>): Report[] {
  const [first, ...more] = alike;
  if (!first) return [];
  const { file, parent, part, known } = first;
  const definitionOf = (name: string) => ({ file, pointer: childOf(parent, name) });
  const unused = known.filter((name) => !used.has(originKey(definitionOf(name))));
  const meant = more.length > 0 ? closest(part, unused) : undefined;
  const others = more.map(({ problem }) => problem);
  if (meant === undefined) return [toNothing(first.problem, fixPointer(first), others)];
  const message = `No $ref refers to ${quote(meant)}, but ${alike.length} refer to ${quote(part)}, which does not exist.`;
  return [report(atKey(definitionOf(meant)), message, `Did you mean ${quote(part)}?`)];
}

function checkToNothing(context: CheckContext, problems: readonly RefProblem[]): Report[] {
  const { files, parsed, resolved, schemaErrors } = context;
  const used = new Set(parsed.flatMap((file) => [...resolved(file).refs.values()]).map(originKey));
  const found = problems.map((problem) => ({ problem, broken: findBroken(files, problem) }));
  const withoutFile = found.filter(({ broken }) => !broken).map(({ problem }) => problem);
  const broken = found.flatMap((each) => each.broken ?? []);
  const toReport = broken.filter(
    (each) =>
      !isFollowUp(each, schemaErrors(each.file)) &&
      !isInSwapped(context, each.file, childOf(each.parent, each.part)),
  );
  const byPart = groupsOf(toReport, ({ file, parent, part }) => `${file.path}#${childOf(parent, part)}`);
  return [
    ...[...groupsOf(withoutFile, (problem) => missingFile(problem).path).values()].flatMap((all) =>
      checkMissingFile(context, all),
    ),
    ...[...byPart.values()].flatMap((alike) => checkAlike(alike, used)),
  ];
}

export const refTarget: Rule = {
  topic: 'Files and references',
  about: 'The target of a `$ref` does not exist, or leads back to itself.',
  check(context) {
    const all = context.parsed
      .flatMap((file) => context.resolved(file).problems)
      // a file that was moved is reported as a whole, here or by schema-missing
      .filter(({ file }) => !isOfNoKind(file) && !isMoved(context, file));
    const problems = [...new Map(all.map((problem) => [originKey(problem), problem])).values()];
    const withReason = (reason: RefProblem['reason']) =>
      problems.filter((problem) => problem.reason === reason);
    return [
      ...checkToNothing(context, withReason('nothing')),
      ...onePerCircle(withReason('circle')).map((problem) => {
        const advice = 'Write the content here instead of this $ref.';
        return report(problem, `${quote(problem.ref)} refers to itself.`, advice);
      }),
    ];
  },
};
