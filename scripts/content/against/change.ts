import { type Before, createFinding, type Finding, type Place, type Words } from '../check/finding.ts';
import { type Kind, kinds } from './kinds.ts';

/** A change of content that people who have begun can feel: a finding with the lines of both sides. */
export interface Change extends Finding {
  rule: Kind;
  /** the file's text now; empty where it is gone */
  text: string;
  before: Before & { text: string };
}

/** What a change does to one field, step or page; several that come of one change are told together. */
export interface Loss {
  kind: Kind;
  before: Place;
  /** where it is now, or where it would stand */
  now: Place;
  /** the name that is new: what a field became, or what has to be answered */
  added?: string;
  /** the fields or steps that it touches, as an author knows them */
  touches: string;
  /** @param touched all that the same change touches, in words */
  words(touched: string): Words;
}

function keyOf(place: Place): string {
  return 'offset' in place
    ? `${place.file.path} ${place.offset}`
    : `${place.file.path} ${place.part} ${place.pointer}`;
}

function toChange({ kind, before, now, words }: Loss, touched: string, ref: string): Change {
  const said = words(touched);
  const { file, line, column, end } = createFinding(kind, { place: before, ...said });
  const finding = createFinding(kind, { place: now, severity: kinds[kind].severity, ...said });
  const told = { file, text: before.file.text, line, column, end, ref };
  return { ...finding, rule: kind, text: now.file.text, before: told };
}

function inOrder(one: Change, other: Change): number {
  const byFile = one.file < other.file ? -1 : Number(one.file > other.file);
  return byFile || one.line - other.line || one.column - other.column || one.before.line - other.before.line;
}

/** Each change once, with all that it touches, in the order of files and lines. */
export function toChanges(losses: readonly Loss[], ref: string): Change[] {
  const groups = new Map<string, Loss[]>();
  for (const loss of losses) {
    const key = `${loss.kind} ${keyOf(loss.before)} ${keyOf(loss.now)}`;
    groups.set(key, [...(groups.get(key) ?? []), loss]);
  }
  const changes = [...groups.values()].flatMap((group) => {
    const touched = [...new Set(group.map(({ touches }) => touches))].join(', ');
    return group.slice(0, 1).map((loss) => toChange(loss, touched, ref));
  });
  return changes.sort(inOrder);
}
