import type { DeadEnd, JourneyMap, Reach, SearchLimit } from '#types/data/journeys';
import type { Diagnostic } from '../content/check/diagnostic.ts';
import { count } from '../content/check/format.ts';
import type { FormatValue } from './format/condition.ts';
import { formatTarget, formatValue } from './format/texts.ts';

/** The part of a map that shows its problems. */
export type Result = Pick<JourneyMap, 'reaches' | 'deadEnds' | 'searchLimits'>;

/** A problem of a journey, at a line of a content file. */
export type JourneyDiagnostic = Pick<Diagnostic, 'rule' | 'file' | 'line' | 'message' | 'advice'>;

const isPartOf = (control: string, field: string) =>
  control === field || control.startsWith(`${field}.`) || control.startsWith(`${field}[`);

/** Returns each unreachable thing once: of a step not what is in it, of a field not its messages and inner fields. */
export function unreachableIn(reaches: readonly Reach[]): Reach[] {
  const unreachable = reaches.filter(({ visit }) => !visit);
  const steps = new Set(unreachable.filter(({ target }) => target.kind === 'step').map(({ hash }) => hash));
  const isInField = ({ hash, target }: Reach) =>
    unreachable.some(
      (other) =>
        other.hash === hash &&
        other.target.kind === 'reveal' &&
        other.target !== target &&
        'field' in target &&
        isPartOf(target.field, other.target.field),
    );
  return unreachable.filter(
    (reach) => reach.target.kind === 'step' || (!steps.has(reach.hash) && !isInField(reach)),
  );
}

const sentence = (text = '') => `${text.charAt(0).toUpperCase()}${text.slice(1)}.`;

/** @param at names the place: ` at #age`; nothing where it is clear */
export function describeUnreachable({ target, reason }: Reach, at = ''): string {
  return `Unreachable: ${formatTarget(target)}${at}. ${sentence(reason)}`;
}

/** @param at names the place: ` at #age`; nothing where it is clear */
export function describeDeadEnd(
  { choice, reason }: DeadEnd,
  at = '',
  format: FormatValue = (_, value) => formatValue(value),
): string {
  const who = choice
    ? `nobody who answers ${choice.field} with ${format(choice.field, choice.value)} can complete the journey`
    : 'nobody can continue';
  return `Dead end${at}: ${who}. ${sentence(reason)}`;
}

/** @param at names the place: ` at #age`; nothing where it is clear */
export function describeSearchLimit({ reason }: SearchLimit, at = ''): string {
  return `Not searched to the end${at}, so dead ends may be missing. ${sentence(reason)}`;
}

const ADVICE = {
  step: 'Change the condition of the step, or remove the step.',
  message: 'Change the rule that the message is about, or remove the message.',
  other: 'Change its condition, or remove it.',
  deadEnd: 'Change the form, so that every answer it offers can be completed.',
  searchLimit: 'Simplify what these answers decide, or give the fields "examples".',
};

/** Returns what is wrong in a map. */
export function diagnosticsOf(
  { reaches, deadEnds, searchLimits }: Result,
  nameOf: (hash: string) => string,
): JourneyDiagnostic[] {
  const at = (hash: string) => ` at ${nameOf(hash)}`;
  const unreachable = unreachableIn(reaches).map((reach) => {
    const { file, line, hash } = reach;
    const { kind } = reach.target;
    const rule = kind === 'step' ? 'step-unreachable' : 'unreachable';
    const advice = kind === 'step' || kind === 'message' ? ADVICE[kind] : ADVICE.other;
    return { rule, file, line, message: describeUnreachable(reach, at(hash)), advice };
  });
  const ends = deadEnds.map((end) => {
    const { file, line, hash } = end;
    return { rule: 'dead-end', file, line, message: describeDeadEnd(end, at(hash)), advice: ADVICE.deadEnd };
  });
  const limits = searchLimits.map((limit) => {
    const { file, line, hash } = limit;
    const message = describeSearchLimit(limit, at(hash));
    return { rule: 'search-limit', file, line, message, advice: ADVICE.searchLimit };
  });
  return [...unreachable, ...ends, ...limits];
}

/** Summarises maps in a sentence, and tells whether everything is known to be reachable and to lead to the end. */
export function summarise(results: readonly Result[]): { isClean: boolean; text: string } {
  const unreachable = results.flatMap(({ reaches }) => reaches.filter(({ visit }) => !visit)).length;
  const deadEnds = results.flatMap((result) => result.deadEnds).length;
  const limits = results.flatMap((result) => result.searchLimits).length;
  const problems = [
    ...(unreachable > 0 ? [`${unreachable} unreachable`] : []),
    ...(deadEnds > 0 ? [count(deadEnds, 'dead end')] : []),
    ...(limits > 0 ? [`${count(limits, 'step')} not searched to the end`] : []),
  ];
  return {
    isClean: problems.length === 0,
    text: sentence(problems.join(', ') || 'everything can be reached'),
  };
}
