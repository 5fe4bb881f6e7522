import {
  type Before,
  createDiagnostic,
  type Diagnostic,
  type Location,
  type Severity,
} from '../check/diagnostic.ts';
import { type BreakingRuleId, breakingRules } from './rules.ts';

/** A diagnostic about a change of content, with the location before and now. */
export interface BreakingChange extends Diagnostic {
  rule: BreakingRuleId;
  text: string;
  before: Before & { text: string };
}

/** A break that one change causes for one field, step or page. Several with the same locations become one diagnostic. */
export interface Incompatibility {
  rule: BreakingRuleId;
  before: Location;
  now: Location;
  subject: string;
  severity?: Severity;
  advice?: string;
  message(subjects: string): string;
}

function keyOf(place: Location): string {
  const inside = 'offset' in place ? place.offset : `${place.part} ${place.pointer}`;
  return `${place.file.path} ${inside}`;
}

function toBreakingChange(
  group: readonly [Incompatibility, ...Incompatibility[]],
  ref: string,
): BreakingChange {
  const [{ rule, before, now, ...first }] = group;
  const { severity, advice } = { ...breakingRules[rule], ...first };
  const message = first.message([...new Set(group.map(({ subject }) => subject))].join(', '));
  const { file, line, column, end } = createDiagnostic(rule, { location: before, message, advice });
  const finding = createDiagnostic(rule, { location: now, severity, message, advice });
  return {
    ...finding,
    rule,
    text: now.file.text,
    before: { file, text: before.file.text, line, column, end, ref },
  };
}

function inOrder(one: BreakingChange, other: BreakingChange): number {
  const byFile = one.file < other.file ? -1 : Number(one.file > other.file);
  return byFile || one.line - other.line || one.column - other.column || one.before.line - other.before.line;
}

/** Creates one diagnostic for each change, with everything that it affects, sorted by file and line. */
export function toBreakingChanges(all: readonly Incompatibility[], ref: string): BreakingChange[] {
  const groups = new Map<string, [Incompatibility, ...Incompatibility[]]>();
  for (const one of all) {
    const key = `${one.rule} ${keyOf(one.before)} ${keyOf(one.now)}`;
    const group = groups.get(key);
    if (group) group.push(one);
    else groups.set(key, [one]);
  }
  return [...groups.values()].map((group) => toBreakingChange(group, ref)).sort(inOrder);
}
