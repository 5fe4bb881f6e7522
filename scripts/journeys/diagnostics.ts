import type { JourneyMap, Reach } from '#types/data/journeys';
import type { Diagnostic } from '../content/check/diagnostic.ts';
import { count } from '../content/check/format.ts';
import type { FormatValue } from './format/condition.ts';
import { formatTarget, formatValue } from './format/texts.ts';

/** The parts of a map that contain its problems. */
export type Result = Pick<JourneyMap, 'reaches' | 'deadEnds' | 'searchLimits'>;

const isPartOf = (control: string, field: string) =>
  control === field || control.startsWith(`${field}.`) || control.startsWith(`${field}[`);

/** Returns the unreachable targets, without those inside an unreachable step, field, list or group. */
export function unreachableIn(reaches: readonly Reach[]): Reach[] {
  const unreachable = reaches.filter(({ visit }) => !visit);
  const isInside = ({ target: inner }: Reach, { target: outer }: Reach) =>
    outer.kind === 'step' ||
    (outer.kind === 'reveal' && outer !== inner && 'field' in inner && isPartOf(inner.field, outer.field));
  return unreachable.filter(
    (reach) =>
      reach.target.kind === 'step' ||
      !unreachable.some((other) => other.hash === reach.hash && isInside(reach, other)),
  );
}

const sentence = (text = '') => `${text.charAt(0).toUpperCase()}${text.slice(1)}.`;

const ADVICE: Readonly<Record<string, string>> = {
  step: 'Change the condition of the step, or remove the step.',
  message: 'Change the rule that the message is about, or remove the message.',
};

type Problem = Pick<Diagnostic, 'rule' | 'file' | 'line' | 'message' | 'advice'>;

/**
 * Returns a map's problems as diagnostics.
 * @param nameOf returns the name of a place by its hash, such as `#age`, or '' if none is needed
 */
export function diagnosticsOf(
  { reaches, deadEnds, searchLimits }: Result,
  nameOf: (hash: string) => string = () => '',
  format: FormatValue = (_, value) => formatValue(value),
): Problem[] {
  const at = ({ hash }: { hash: string }) => nameOf(hash) && ` at ${nameOf(hash)}`;
  type Place = Pick<Reach, 'file' | 'line' | 'reason'>;
  const problem = ({ file, line, reason }: Place, rule: string, what: string, advice: string) => {
    return { rule, file, line, message: `${what} ${sentence(reason)}`, advice };
  };
  return [
    ...unreachableIn(reaches).map((reach) => {
      const { kind } = reach.target;
      const rule = kind === 'step' ? 'step-unreachable' : 'unreachable';
      const advice = ADVICE[kind] ?? 'Change its condition, or remove it.';
      return problem(reach, rule, `Unreachable: ${formatTarget(reach.target)}${at(reach)}.`, advice);
    }),
    ...deadEnds.map((end) => {
      const { field = '', value } = end.choice ?? {};
      const who = end.choice
        ? `nobody who answers ${field} with ${format(field, value)} can complete the journey`
        : 'nobody can continue';
      const advice = 'Change the form, so that every answer it offers can be completed.';
      return problem(end, 'dead-end', `Dead end${at(end)}: ${who}.`, advice);
    }),
    ...searchLimits.map((limit) => {
      const advice = 'Simplify what these answers decide, or give the fields "examples".';
      const what = `Not searched to the end${at(limit)}, so dead ends may be missing.`;
      return problem(limit, 'search-limit', what, advice);
    }),
  ];
}

/** Summarises maps in a sentence. `isClean` is true if everything is known to be reachable and to reach the end. */
export function summarise(results: readonly Result[]): { isClean: boolean; text: string } {
  const sum = (listOf: (result: Result) => readonly unknown[]) => results.flatMap(listOf).length;
  const unreachable = sum(({ reaches }) => reaches.filter(({ visit }) => !visit));
  const deadEnds = sum((result) => result.deadEnds);
  const limits = sum(({ searchLimits }) => searchLimits);
  const problems = [
    unreachable > 0 && `${unreachable} unreachable`,
    deadEnds > 0 && count(deadEnds, 'dead end'),
    limits > 0 && `${count(limits, 'step')} not searched to the end`,
  ].filter(Boolean);
  const text = sentence(problems.join(', ') || 'everything can be reached');
  return { isClean: problems.length === 0, text };
}
