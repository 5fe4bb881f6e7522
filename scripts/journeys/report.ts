import type { FormMap, JourneyMap, Reach, Target } from '#types/data/journeys';
import { count } from '../content/check/format.ts';
import { codeFrame } from '../content/check/report/code-frame.ts';
import { formatDiagnostic } from '../content/check/report/pretty.ts';
import { diagnosticsOf, type JourneyDiagnostic, type Result, summarise } from './diagnostics.ts';
import { formatPaths } from './format/texts.ts';

const NOUNS: Readonly<Record<Target['kind'], string>> = {
  step: 'step',
  reveal: 'revealed field',
  alert: 'alert',
  item: 'conditional line',
  notice: 'notice',
  message: 'message',
};

const KINDS = Object.keys(NOUNS) as Target['kind'][];
const INSIDE_STEPS = KINDS.filter((kind) => kind !== 'step');

interface ReportOptions {
  folder: string;
  textOf(file: string): string;
  colour: boolean;
  seconds: number;
}

function formatCounts(reaches: readonly Reach[], kinds: readonly Target['kind'][] = KINDS): string {
  return kinds
    .map((kind) => ({ kind, amount: reaches.filter(({ target }) => target.kind === kind).length }))
    .filter(({ amount }) => amount > 0)
    .map(({ kind, amount }) => count(amount, NOUNS[kind]))
    .join(', ');
}

const formatHash = (hash: string) => (hash === '' ? 'the page' : `#${hash}`);

const formatReached = (reaches: readonly Reach[]) =>
  `${reaches.filter(({ visit }) => visit).length} of ${reaches.length} reached`;

function formatRows(rows: readonly { name: string; reaches: readonly Reach[] }[]): string[] {
  const width = Math.max(...rows.map(({ name }) => name.length));
  return rows.map(({ name, reaches }) =>
    `    ${name.padEnd(width)}  ${formatCounts(reaches, INSIDE_STEPS)}`.trimEnd(),
  );
}

function formatProblem(diagnostic: JourneyDiagnostic, { folder, textOf, colour }: ReportOptions): string {
  const { file, line } = diagnostic;
  const text = textOf(file);
  const content = text.split('\n')[line - 1] ?? '';
  const column = content.length - content.trimStart().length + 1;
  const range = { line, column, end: { line, column: content.trimEnd().length + 1 } };
  const location = `${folder}/${file}:${line}:${column}`;
  const frame = text === '' ? '' : codeFrame(text, range, colour);
  return formatDiagnostic({ ...diagnostic, severity: 'error', location, frame }, colour);
}

function formatProblems(result: Result, nameOf: (hash: string) => string, options: ReportOptions): string[] {
  const diagnostics = diagnosticsOf(result, nameOf);
  return diagnostics.length === 0 ? [] : ['', ...diagnostics.map((each) => formatProblem(each, options))];
}

function formatJourney(map: JourneyMap, options: ReportOptions): string[] {
  const { name, file, path, reaches } = map;
  const hashes = [...new Set(reaches.map(({ hash }) => hash))];
  const steps = reaches.filter(({ target }) => target.kind === 'step').length;
  const rows = hashes.map((hash) => ({
    name: formatHash(hash),
    reaches: reaches.filter((reach) => reach.hash === hash),
  }));
  return [
    `${name}  ${file}${path && `, ${path}`}`,
    `  ${count(steps, 'step')}, ${formatPaths([map])}, ${formatReached(reaches)}`,
    ...formatRows(rows),
    ...formatProblems(map, formatHash, options),
    '',
  ];
}

function formatForms(forms: readonly FormMap[], options: ReportOptions): string[] {
  if (forms.length === 0) return [];
  const rows = forms.map(({ file, line, reaches }) => ({
    name: `${options.folder}/${file}:${line}`,
    reaches,
  }));
  return [
    'Outside the journeys',
    `  ${count(forms.length, 'form')}, ${formatReached(forms.flatMap(({ reaches }) => reaches))}`,
    ...formatRows(rows),
    ...forms.flatMap((form) => formatProblems(form, () => 'the form', options)),
    '',
  ];
}

/** Formats what journeys and the forms outside them hold, and what is wrong in them, for a terminal. */
export function formatReport(
  journeys: readonly JourneyMap[],
  forms: readonly FormMap[],
  options: ReportOptions,
): string {
  const all = [...journeys, ...forms];
  const searched = [
    ...(journeys.length > 0 ? [`${count(journeys.length, 'journey')} with ${formatPaths(journeys)}`] : []),
    ...(forms.length > 0 ? [count(forms.length, 'form')] : []),
  ];
  return [
    ...journeys.flatMap((map) => formatJourney(map, options)),
    ...formatForms(forms, options),
    `${searched.join(' and ')}: ${formatCounts(all.flatMap(({ reaches }) => reaches))}.`,
    `${summarise(all).text} Searched in ${options.seconds.toFixed(1)} s.`,
  ].join('\n');
}
