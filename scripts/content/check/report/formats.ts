import type { Log, Region, Result } from 'sarif';
import { type Range, rangeOf } from '../diagnostic.ts';
import { formatPretty } from './pretty.ts';
import { type CheckResult, countOf, type LocatedDiagnostic, summaryOf } from './result.ts';

const escapeData = (text: string) =>
  text.replaceAll('%', '%25').replaceAll('\r', '%0D').replaceAll('\n', '%0A');

const escapeProperty = (text: string) => escapeData(text).replaceAll(':', '%3A').replaceAll(',', '%2C');

function formatCommand(diagnostic: LocatedDiagnostic): string {
  const { path, line, column, end, severity, rule, message, advice, before } = diagnostic;
  const was = before ? `\nBefore, at ${before.ref}: ${before.path}:${before.line}:${before.column}` : '';
  // GitHub accepts columns only if start and end are on the same line
  const columns = line === end.line && { col: column, endColumn: end.column };
  const properties = Object.entries({ file: path, line, endLine: end.line, ...columns, title: rule })
    .map(([name, value]) => `${name}=${escapeProperty(String(value))}`)
    .join(',');
  return `::${severity} ${properties}::${escapeData(`${message}\n→ ${advice}${was}`)}`;
}

const toRange = ({ line, column, end }: Range) => {
  return { line, column, endLine: end.line, endColumn: end.column };
};

function toFinding(diagnostic: LocatedDiagnostic) {
  const { rule, severity, path, message, advice, fix, before } = diagnostic;
  const edits = fix?.map((edit) => ({ ...toRange(rangeOf(diagnostic, edit)), text: edit.text }));
  return {
    ...{ rule, severity, path, ...toRange(diagnostic), message, fix: advice },
    ...(edits && { edits }),
    ...(before && { before: { path: before.path, ref: before.ref, ...toRange(before) } }),
  };
}

function toReport({ diagnostics, fixed, files }: CheckResult) {
  return {
    version: 2,
    files,
    errors: countOf(diagnostics, 'error'),
    warnings: countOf(diagnostics, 'warning'),
    findings: diagnostics.map(toFinding),
    fixed: fixed.map(toFinding),
  };
}

/** The output of `--format json`, as `--help` describes it. Fields can be added. A changed meaning needs a new version. */
export type JsonReport = ReturnType<typeof toReport>;

function toRegion({ line, column, end }: Range): Region {
  return { startLine: line, startColumn: column, endLine: end.line, endColumn: end.column };
}

function toPhysicalLocation({ path, ...range }: Range & { path: string }) {
  const uri = path.split('/').map(encodeURIComponent).join('/');
  return { artifactLocation: { uri, uriBaseId: '%SRCROOT%' }, region: toRegion(range) };
}

function toResult(diagnostic: LocatedDiagnostic, ruleIndex: number): Result {
  const { rule, severity, message, advice, fix, before } = diagnostic;
  const physicalLocation = toPhysicalLocation(diagnostic);
  const replacements = fix?.map((edit) => ({
    deletedRegion: toRegion(rangeOf(diagnostic, edit)),
    insertedContent: { text: edit.text },
  }));
  const { artifactLocation } = physicalLocation;
  const wasAt = before && { text: `before, at ${before.ref}` };
  return {
    ruleId: rule,
    ruleIndex,
    level: severity,
    message: { text: `${message}\n→ ${advice}` },
    locations: [{ physicalLocation }],
    ...(replacements && {
      fixes: [{ description: { text: advice }, artifactChanges: [{ artifactLocation, replacements }] }],
    }),
    ...(before && { relatedLocations: [{ message: wasAt, physicalLocation: toPhysicalLocation(before) }] }),
  };
}

function toSarif({ diagnostics, rules }: CheckResult): Log {
  const indexes = new Map(rules.map(({ id }, index) => [id, index]));
  const descriptors = rules.map(({ id, about }) => {
    return { id, shortDescription: { text: about }, help: { text: about, markdown: about } };
  });
  const tool = { driver: { name: 'npm run check', rules: descriptors } };
  const results = diagnostics.map((each) => toResult(each, indexes.get(each.rule) ?? -1));
  return {
    version: '2.1.0',
    $schema: 'https://json.schemastore.org/sarif-2.1.0.json',
    runs: [{ tool, columnKind: 'utf16CodeUnits', results }],
  };
}

/** The output formats by name. Only `pretty` uses colours. */
export const formats = {
  pretty: formatPretty,
  json: (result: CheckResult) => JSON.stringify(toReport(result), null, 2),
  github: (result: CheckResult) => [...result.diagnostics.map(formatCommand), summaryOf(result)].join('\n'),
  sarif: (result: CheckResult) => JSON.stringify(toSarif(result), null, 2),
} satisfies Record<string, (result: CheckResult, colour: boolean) => string>;

export function isFormat(name: string): name is keyof typeof formats {
  return Object.hasOwn(formats, name);
}
