import { placeKey, type RefProblem } from '../../resolve.ts';
import { atKey, atValue, type Report } from '../diagnostic.ts';
import { closest } from '../did-you-mean.ts';
import { alsoIn, quote } from '../format.ts';
import {
  childOf,
  findLost,
  fixFile,
  fixPointer,
  isFollowUp,
  type LostRef,
  onePerCircle,
} from '../model/refs.ts';
import type { CheckContext, Rule } from '../rule.ts';

type Target = Pick<RefProblem, 'file' | 'pointer'>;

function toNothing(problem: RefProblem, advice: string, others: readonly LostRef[] = []): Report {
  const elsewhere = alsoIn(
    problem,
    others.map((lost) => lost.problem),
  );
  return {
    location: atValue(problem),
    message: `${quote(problem.ref)} leads to nothing.${elsewhere}`,
    advice,
  };
}

function inCircle(problem: RefProblem): Report {
  const advice = 'Write the content here instead of this $ref.';
  return { location: atValue(problem), message: `${quote(problem.ref)} refers to itself.`, advice };
}

/** A definition much like what several `$ref`s agree on, and that none leads to, is the one that is misspelt. */
function checkDefinition(
  { file, parent, part, known }: LostRef,
  count: number,
  isUsed: (target: Target) => boolean,
): Report | undefined {
  const unused = known.filter((name) => !isUsed({ file, pointer: childOf(parent, name) }));
  const meant = count > 1 ? closest(part, unused) : undefined;
  if (meant === undefined) return undefined;
  return {
    location: atKey({ file, pointer: childOf(parent, meant) }),
    message: `No $ref refers to ${quote(meant)}, but ${count} refer to ${quote(part)}, which does not exist.`,
    advice: `Did you mean ${quote(part)}?`,
  };
}

function checkLost(context: CheckContext, problems: readonly RefProblem[]): Report[] {
  const refs = context.parsed.flatMap((file) => [...context.resolved(file).refs.values()]);
  const used = new Set(refs.map(placeKey));
  const alike = new Map<string, LostRef[]>();
  const reports: Report[] = [];
  for (const problem of problems) {
    const lost = findLost(context.files, problem);
    if (!lost) reports.push(toNothing(problem, fixFile(context.files, problem)));
    else if (!isFollowUp(lost, context.schemaErrors(lost.file))) {
      const key = placeKey({ file: lost.file, pointer: childOf(lost.parent, lost.part) });
      const before = alike.get(key);
      if (before) before.push(lost);
      else alike.set(key, [lost]);
    }
  }
  for (const all of alike.values()) {
    const definition = all[0] && checkDefinition(all[0], all.length, (target) => used.has(placeKey(target)));
    const [first, ...others] = all;
    if (definition) reports.push(definition);
    else if (first) reports.push(toNothing(first.problem, fixPointer(first), others));
  }
  return reports;
}

function check(context: CheckContext): Report[] {
  const all = context.parsed.flatMap((file) => context.resolved(file).problems);
  const problems = [...new Map(all.map((problem) => [placeKey(problem), problem])).values()];
  const circles = problems.filter(({ reason }) => reason === 'circle');
  return [
    ...checkLost(
      context,
      problems.filter(({ reason }) => reason === 'nothing'),
    ),
    ...onePerCircle(circles).map(inCircle),
  ];
}

export const rule: Rule = {
  id: 'ref-target',
  topic: 'Files and references',
  about: 'A `$ref` leads to nothing, or back to itself.',
  check,
};
