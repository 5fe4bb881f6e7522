import type { RefProblem } from '../../resolve.ts';

const leadsTo = ({ to }: RefProblem, { file, pointer }: RefProblem) =>
  to?.file === file && `${pointer}/`.startsWith(`${to.pointer}/`);

/** Of all the `$ref`s that make up circles, one for each circle: breaking that one is enough. */
export function onePerCircle(problems: readonly RefProblem[]): RefProblem[] {
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
