import type {
  ArtifactLocation,
  Fix,
  Location,
  Log,
  ReportingDescriptor,
  Result,
  Region as SarifRegion,
} from 'sarif';
import { type Region, regionOf } from './regions.ts';
import type { CheckResult, PlacedFinding } from './result.ts';

const SCHEMA = 'https://json.schemastore.org/sarif-2.1.0.json';

function artifactOf({ path }: { path: string }): ArtifactLocation {
  return { uri: path.split('/').map(encodeURIComponent).join('/'), uriBaseId: '%SRCROOT%' };
}

function toRegion({ line, column, endLine, endColumn }: Region): SarifRegion {
  return { startLine: line, startColumn: column, endLine, endColumn };
}

function fixesOf(finding: PlacedFinding): Fix[] | undefined {
  const replacements = finding.edits?.map((edit) => ({
    deletedRegion: toRegion(regionOf(finding, edit)),
    insertedContent: { text: edit.text },
  }));
  if (!replacements) return undefined;
  const artifactChanges = [{ artifactLocation: artifactOf(finding), replacements }];
  return [{ description: { text: finding.fix }, artifactChanges }];
}

/** Where a change was before: a place in a file as a git ref has it. */
function beforeOf({ before }: PlacedFinding): Location[] | undefined {
  if (!before) return undefined;
  const { line, column, end, ref } = before;
  const region = toRegion({ line, column, endLine: end.line, endColumn: end.column });
  const physicalLocation = { artifactLocation: artifactOf(before), region };
  return [{ message: { text: `before, at ${ref}` }, physicalLocation }];
}

function toResult(finding: PlacedFinding, ruleIndex: number): Result {
  const { rule, severity, line, column, end, message, fix } = finding;
  const region = toRegion({ line, column, endLine: end.line, endColumn: end.column });
  const fixes = fixesOf(finding);
  const relatedLocations = beforeOf(finding);
  return {
    ruleId: rule,
    ruleIndex,
    level: severity,
    message: { text: `${message}\n→ ${fix}` },
    locations: [{ physicalLocation: { artifactLocation: artifactOf(finding), region } }],
    ...(fixes && { fixes }),
    ...(relatedLocations && { relatedLocations }),
  };
}

function toDescriptor({ id, about }: CheckResult['rules'][number]): ReportingDescriptor {
  return { id, shortDescription: { text: about }, help: { text: about, markdown: about } };
}

/** Findings as SARIF 2.1.0, for code scanning and editors. */
export function formatSarif({ findings, rules }: CheckResult): string {
  const indexes = new Map(rules.map(({ id }, index) => [id, index]));
  const log: Log = {
    version: '2.1.0',
    $schema: SCHEMA,
    runs: [
      {
        tool: { driver: { name: 'npm run check', rules: rules.map(toDescriptor) } },
        columnKind: 'utf16CodeUnits',
        results: findings.map((finding) => toResult(finding, indexes.get(finding.rule) ?? -1)),
      },
    ],
  };
  return JSON.stringify(log, null, 2);
}
