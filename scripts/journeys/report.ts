import { basename } from 'node:path/posix';
import type { Answers, FormMap, JourneyMap, Journeys, Reach, Target, Visit } from '#types/data/journeys';
import { count } from '../content/check/format.ts';
import { codeFrame } from '../content/check/report/code-frame.ts';
import { formatDiagnostic } from '../content/check/report/pretty.ts';
import { groupsOf } from '../groups-of.ts';
import { diagnosticsOf, type Result, summarise } from './diagnostics.ts';
import { formatPaths, formatTarget } from './format/texts.ts';

const NOUNS: Readonly<Record<Target['kind'], string>> = {
  step: 'step',
  reveal: 'revealed field',
  alert: 'alert',
  item: 'conditional line',
  notice: 'notice',
  message: 'message',
};

interface ReportOptions {
  folder: string;
  textOf(file: string): string;
  colour: boolean;
  seconds: number;
}

function formatCounts(reaches: readonly Reach[], withSteps = false): string {
  const counts = Object.entries(NOUNS).flatMap(([kind, noun]) => {
    const amount = reaches.filter(({ target }) => target.kind === kind).length;
    return amount === 0 || (kind === 'step' && !withSteps) ? [] : [count(amount, noun)];
  });
  return counts.join(', ');
}

const formatReached = (reaches: readonly Reach[]) =>
  `${reaches.filter(({ visit }) => visit).length} of ${reaches.length} reached`;

function formatRows(rows: readonly (readonly [name: string, reaches: readonly Reach[]])[]): string[] {
  const width = Math.max(...rows.map(([name]) => name.length));
  return rows.map(([name, reaches]) => `    ${name.padEnd(width)}  ${formatCounts(reaches)}`.trimEnd());
}

function formatProblems(
  result: Result,
  nameOf: (hash: string) => string,
  { folder, textOf, colour }: ReportOptions,
): string[] {
  return diagnosticsOf(result, nameOf).map((diagnostic) => {
    const { file, line } = diagnostic;
    const text = textOf(file);
    const content = text.split('\n')[line - 1] ?? '';
    const column = content.search(/\S|$/) + 1;
    const range = { line, column, end: { line, column: content.trimEnd().length + 1 } };
    const location = `${folder}/${file}:${line}:${column}`;
    const frame = text === '' ? '' : codeFrame(text, range, colour);
    return formatDiagnostic({ ...diagnostic, severity: 'error', location, frame }, colour);
  });
}

const withGap = (problems: readonly string[]) => (problems.length === 0 ? [] : ['', ...problems]);

function formatJourney(map: JourneyMap, options: ReportOptions): string[] {
  const { name, file, path, reaches } = map;
  const nameOf = (hash: string) => (hash === '' ? 'the page' : `#${hash}`);
  const steps = reaches.filter(({ target }) => target.kind === 'step').length;
  return [
    `${name}  ${file}${path && `, ${path}`}`,
    `  ${count(steps, 'step')}, ${formatPaths([map])}, ${formatReached(reaches)}`,
    ...formatRows([...groupsOf(reaches, ({ hash }) => nameOf(hash))]),
    ...withGap(formatProblems(map, nameOf, options)),
    '',
  ];
}

function formatForms(forms: readonly FormMap[], options: ReportOptions): string[] {
  if (forms.length === 0) return [];
  return [
    'Outside the journeys',
    `  ${count(forms.length, 'form')}, ${formatReached(forms.flatMap(({ reaches }) => reaches))}`,
    ...formatRows(forms.map(({ file, line, reaches }) => [`${options.folder}/${file}:${line}`, reaches])),
    ...forms.flatMap((form) => withGap(formatProblems(form, () => 'the form', options))),
    '',
  ];
}

/** Formats the contents and problems of journeys, and of forms outside them, for a terminal. */
export function formatReport({ journeys, forms }: Journeys, options: ReportOptions): string {
  const all = [...journeys, ...forms];
  const reaches = all.flatMap((map) => map.reaches);
  const searched = [
    journeys.length > 0 && `${count(journeys.length, 'journey')} with ${formatPaths(journeys)}`,
    forms.length > 0 && count(forms.length, 'form'),
  ];
  return [
    ...journeys.flatMap((map) => formatJourney(map, options)),
    ...formatForms(forms, options),
    `${searched.filter(Boolean).join(' and ')}: ${formatCounts(reaches, true)}.`,
    `${summarise(all).text} Searched in ${options.seconds.toFixed(1)} s.`,
  ].join('\n');
}

function isAbout({ hash, target, file }: Reach, text: string): boolean {
  const texts = [
    ...('field' in target ? [target.field, `${hash} ${target.field}`] : []),
    ...('text' in target ? [target.text] : []),
  ];
  const names = [file, basename(file), basename(file, '.json')];
  return (
    texts.some((part) => part.toLowerCase().includes(text)) ||
    names.some((name) => name.toLowerCase() === text)
  );
}

/** The width of the column before answers, enough for most hashes. */
const LABEL = 24;

function formatVisit({ path, hash, shared, facts, earlier, answers }: Visit): string[] {
  const groups: [label: string, answers: Answers][] = [
    ['in other journeys', shared],
    ['facts', facts],
    ...Object.entries(earlier).map(([step, those]): [string, Answers] => [`at #${step}`, those]),
    ['here', answers],
  ];
  const row = (label: string, content: string) => `    ${label.padEnd(LABEL)}${content}`;
  const all = groups.flatMap(([label, given]) =>
    Object.entries(given).map(([name, value], index) =>
      row(index === 0 ? label : '', `${name}: ${JSON.stringify(value)}`),
    ),
  );
  return [row('open', path + (hash && `#${hash}`)), ...(all.length > 0 ? all : ['    needs no answers'])];
}

/** Formats a short path to each target that matches a hash, a field or a text. Undefined if there is no match. */
export function formatMatches(
  maps: readonly { reaches: readonly Reach[] }[],
  query: string,
): string | undefined {
  const text = query.toLowerCase();
  const reaches = maps.flatMap((map) => map.reaches);
  const atStep = reaches.filter(({ hash }) => hash !== '' && text.replace(/^#/, '') === hash.toLowerCase());
  const found = atStep.length > 0 ? atStep : reaches.filter((reach) => isAbout(reach, text));
  const formatted = found.map(({ hash, target, file, line, visit, reason }) =>
    [
      `${hash === '' ? 'The page' : `#${hash}`}: ${formatTarget(target)}  ${file}:${line}`,
      ...(visit ? formatVisit(visit) : [`    unreachable: ${reason}`]),
    ].join('\n'),
  );
  return found.length === 0 ? undefined : formatted.join('\n\n');
}
