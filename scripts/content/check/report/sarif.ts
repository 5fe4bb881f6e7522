import type { ArtifactLocation, Log, PhysicalLocation, Region, ReportingDescriptor, Result } from 'sarif';
import { type Range, rangeOf } from '../diagnostic.ts';
import type { CheckResult, LocatedDiagnostic } from './result.ts';

function toArtifact({ path }: { path: string }): ArtifactLocation {
  return { uri: path.split('/').map(encodeURIComponent).join('/'), uriBaseId: '%SRCROOT%' };
}

function toRegion({ line, column, end }: Range): Region {
  return { startLine: line, startColumn: column, endLine: end.line, endColumn: end.column };
}

function toPhysicalLocation(located: Range & { path: string }): PhysicalLocation {
  return { artifactLocation: toArtifact(located), region: toRegion(located) };
}

/** Returns `--fix`’s edits of a diagnostic, and its location before a change, where it has these. */
function detailsOf(diagnostic: LocatedDiagnostic): Pick<Result, 'fixes' | 'relatedLocations'> {
  const { fix, before, advice } = diagnostic;
  const replacements = fix?.map((edit) => ({
    deletedRegion: toRegion(rangeOf(diagnostic, edit)),
    insertedContent: { text: edit.text },
  }));
  const artifactChanges = replacements && [{ artifactLocation: toArtifact(diagnostic), replacements }];
  return {
    ...(artifactChanges && { fixes: [{ description: { text: advice }, artifactChanges }] }),
    ...(before && {
      relatedLocations: [
        { message: { text: `before, at ${before.ref}` }, physicalLocation: toPhysicalLocation(before) },
      ],
    }),
  };
}

function toResult(diagnostic: LocatedDiagnostic, ruleIndex: number): Result {
  const { rule, severity, message, advice } = diagnostic;
  return {
    ruleId: rule,
    ruleIndex,
    level: severity,
    message: { text: `${message}\n→ ${advice}` },
    locations: [{ physicalLocation: toPhysicalLocation(diagnostic) }],
    ...detailsOf(diagnostic),
  };
}

function toDescriptor({ id, about }: CheckResult['rules'][number]): ReportingDescriptor {
  return { id, shortDescription: { text: about }, help: { text: about, markdown: about } };
}

/** Formats diagnostics as SARIF 2.1.0, for code scanning and editors. */
export function formatSarif({ diagnostics, rules }: CheckResult): string {
  const indexes = new Map(rules.map(({ id }, index) => [id, index]));
  const log: Log = {
    version: '2.1.0',
    $schema: 'https://json.schemastore.org/sarif-2.1.0.json',
    runs: [
      {
        tool: { driver: { name: 'npm run check', rules: rules.map(toDescriptor) } },
        columnKind: 'utf16CodeUnits',
        results: diagnostics.map((each) => toResult(each, indexes.get(each.rule) ?? -1)),
      },
    ],
  };
  return JSON.stringify(log, null, 2);
}
