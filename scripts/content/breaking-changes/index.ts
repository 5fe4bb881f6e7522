import { groupsOf } from '../../groups-of.ts';
import {
  type Before,
  createDiagnostic,
  type Diagnostic,
  type Location,
  locationKey,
  type Severity,
} from '../check/diagnostic.ts';
import { inOrder } from '../check/index.ts';
import { type ContentFiles, pageFiles, readContent } from '../read.ts';
import { UsageError } from '../usage-error.ts';
import { comparePage } from './compare-pages.ts';
import { readContentAt } from './git-content.ts';
import { type BreakingRuleId, breakingRules } from './rules.ts';
import { matchVersions } from './versions.ts';

export { breakingRules } from './rules.ts';

/** A diagnostic about a change of content, with the locations before and now. */
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
  /** {subjects} is replaced by all subjects with the same locations */
  message: string;
}

function toBreakingChange(same: readonly Incompatibility[], ref: string): BreakingChange[] {
  const [found] = same;
  if (!found) return [];
  const { rule, before, now } = found;
  const { severity, advice } = { ...breakingRules[rule], ...found };
  const subjects = [...new Set(same.map(({ subject }) => subject))].join(', ');
  const report = { severity, advice, message: found.message.replace('{subjects}', () => subjects) };
  const { file, line, column, end } = createDiagnostic(rule, { ...report, location: before });
  const was = { file, text: before.file.text, line, column, end, ref };
  return [
    { ...createDiagnostic(rule, { ...report, location: now }), rule, text: now.file.text, before: was },
  ];
}

/** Compares two versions of content. Returns each breaking change once, sorted by file and line. */
export function compareContent(before: ContentFiles, now: ContentFiles, ref: string): BreakingChange[] {
  const versions = matchVersions(before, now);
  const found = versions.before.flatMap((page) => comparePage(page, versions));
  const keyOf = (one: Incompatibility) => `${one.rule} ${locationKey(one.before)} ${locationKey(one.now)}`;
  const changes = [...groupsOf(found, keyOf).values()].flatMap((same) => toBreakingChange(same, ref));
  return changes.sort(inOrder);
}

/** Finds the changes of a site's content since a git ref that break saved quotes, drafts or links. */
export async function findBreakingChanges(root: string, ref: string): Promise<BreakingChange[]> {
  const before = await readContentAt(root, ref);
  const now = readContent(root);
  // everything in an unreadable file would look removed
  const [fileBefore, file] = [before, now].map((files) =>
    [...files.values()].find(({ data }) => data === undefined),
  );
  if (fileBefore)
    throw new UsageError(`At "${ref}", ${fileBefore.name} is not valid JSON. Compare with another ref.`);
  if (file) throw new UsageError(`${file.name} is not valid JSON. Fix it first, then compare with "${ref}".`);
  if (pageFiles(before).length === 0 && pageFiles(now).length > 0)
    throw new UsageError(`At "${ref}", no file is a page as pages are now. Compare with another ref.`);
  return compareContent(before, now, ref);
}
