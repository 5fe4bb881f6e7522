import { groupsOf } from '../../../groups-of.ts';
import { placeKey, type RefProblem } from '../../resolve.ts';
import { atKey, type Report } from '../diagnostic.ts';
import { closest } from '../did-you-mean.ts';
import { alsoIn, quote } from '../format.ts';
import {
  type BrokenRef,
  childOf,
  findBroken,
  fixFile,
  fixPointer,
  isFollowUp,
  onePerCircle,
} from '../model/refs.ts';
import { type CheckContext, type Rule, report } from '../rule.ts';

function toNothing(problem: RefProblem, advice: string, more: readonly RefProblem[] = []): Report {
  return report(problem, `${quote(problem.ref)} leads to nothing.${alsoIn(problem, more)}`, advice);
}

/** Reports `$ref`s to the same missing part: at the unused definition with a similar name, or at the first `$ref`. */
function checkAlike(alike: readonly BrokenRef[], used: ReadonlySet<string>): Report[] {
  const [first, ...more] = alike;
  if (!first) return [];
  const { file, parent, part, known } = first;
  const definitionOf = (name: string) => ({ file, pointer: childOf(parent, name) });
  const unused = known.filter((name) => !used.has(placeKey(definitionOf(name))));
  const meant = more.length > 0 ? closest(part, unused) : undefined;
  if (meant === undefined)
    return [
      toNothing(
        first.problem,
        fixPointer(first),
        more.map(({ problem }) => problem),
      ),
    ];
  const message = `No $ref refers to ${quote(meant)}, but ${alike.length} refer to ${quote(part)}, which does not exist.`;
  return [report(atKey(definitionOf(meant)), message, `Did you mean ${quote(part)}?`)];
}

function checkToNothing(context: CheckContext, problems: readonly RefProblem[]): Report[] {
  const { files, parsed, resolved, schemaErrors } = context;
  const used = new Set(parsed.flatMap((file) => [...resolved(file).refs.values()]).map(placeKey));
  const found = problems.map((problem) => ({ problem, broken: findBroken(files, problem) }));
  const broken = found.flatMap((each) => each.broken ?? []);
  const toReport = broken.filter((each) => !isFollowUp(each, schemaErrors(each.file)));
  const alike = groupsOf(toReport, ({ file, parent, part }) =>
    placeKey({ file, pointer: childOf(parent, part) }),
  );
  return [
    ...found.flatMap((each) => (each.broken ? [] : [toNothing(each.problem, fixFile(files, each.problem))])),
    ...[...alike.values()].flatMap((all) => checkAlike(all, used)),
  ];
}

export const rule: Rule = {
  topic: 'Files and references',
  about: 'A `$ref` leads to nothing, or back to itself.',
  check(context) {
    const all = context.parsed.flatMap((file) => context.resolved(file).problems);
    const problems = [...new Map(all.map((problem) => [placeKey(problem), problem])).values()];
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
