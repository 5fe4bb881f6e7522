import { stripVTControlCharacters } from 'node:util';
import type {
  JSONReport,
  JSONReportSpec,
  JSONReportSuite,
  JSONReportTestResult,
} from '@playwright/test/reporter';
import type { State } from './catalogue/state.ts';
import { screenshotName, type Width, widthsOf } from './references.ts';

/** A violation that axe-core found: see tests/e2e/support/axe.ts. */
export interface AxeViolation {
  rule: string;
  help: string;
  elements: readonly string[];
}

/** A screenshot beside its reference. */
export interface PictureResult {
  name: string;
  width: Width;
  verdict: 'same' | 'changed' | 'new';
  actual?: string;
  difference?: string;
  /** undefined where the state failed before axe-core ran */
  axe?: readonly AxeViolation[];
}

/** What the visual tests say about a state. */
export interface StateResult {
  state: State;
  pictures: readonly PictureResult[];
  problems: readonly string[];
  isFlaky: boolean;
  page?: string;
}

export interface Results {
  states: readonly StateResult[];
  /** failures that belong to no state: content that no state shows, unused references */
  problems: readonly string[];
  isChanged: boolean;
  summary: readonly string[];
}

function specsIn({ specs, suites = [] }: JSONReportSuite): JSONReportSpec[] {
  return [...specs, ...suites.flatMap(specsIn)];
}

function problemsOf({ errors }: JSONReportTestResult): string[] {
  return errors
    .map(({ message = '' }) => stripVTControlCharacters(message).trim())
    .filter(
      (message) => !message.includes('toHaveScreenshot') && !message.includes("snapshot doesn't exist"),
    );
}

function readPicture(state: State, width: Width, { attachments }: JSONReportTestResult): PictureResult {
  const name = screenshotName(state.id, width);
  const pathOf = (suffix: string) =>
    attachments.find((attachment) => attachment.name.replace(/\.\w+$/, '').endsWith(name + suffix))?.path;
  const added = pathOf('-new');
  const actual = pathOf('-actual') ?? added;
  const difference = pathOf('-diff');
  const axeText = attachments.find((attachment) => attachment.name === 'axe')?.body;
  const axe = axeText && JSON.parse(Buffer.from(axeText, 'base64').toString())[width];
  return {
    name,
    width,
    verdict: added ? 'new' : actual ? 'changed' : 'same',
    ...(actual && { actual }),
    ...(difference && { difference }),
    ...(axe && { axe }),
  };
}

function readState(state: State, spec: JSONReportSpec | undefined): StateResult[] {
  const test = spec?.tests[0];
  const result = test?.results.at(-1);
  if (!test || !result) return [];
  const page = result.attachments.find(({ name }) => name === 'screenshot')?.path;
  return [
    {
      state,
      pictures: widthsOf(state).map((width) => readPicture(state, width, result)),
      problems: problemsOf(result),
      isFlaky: test.status === 'flaky',
      ...(page && { page }),
    },
  ];
}

const firstLine = (text: string) => text.split('\n')[0];

/** Reads what the visual tests say, from Playwright's report. */
export function readResults(report: JSONReport, states: readonly State[]): Results {
  const specs = report.suites.flatMap(specsIn);
  const ids = new Set(states.map(({ id }) => id));
  const results = states.flatMap((state) =>
    readState(
      state,
      specs.find(({ title }) => title === state.id),
    ),
  );
  const others = specs.filter(({ title, ok }) => !ids.has(title) && !ok);
  const problems = [
    ...report.errors.map(({ message = '' }) => stripVTControlCharacters(message)),
    ...others.flatMap(({ tests }) =>
      tests.flatMap(({ results: all }) => all.at(-1) ?? []).flatMap(problemsOf),
    ),
  ];
  const pictures = results.flatMap((state) => state.pictures);
  const open = pictures.filter(({ verdict }) => verdict !== 'same');
  return {
    states: results,
    problems,
    isChanged: open.length > 0,
    summary: [
      ...problems,
      ...results.flatMap(({ state, problems: own }) =>
        own.map((problem) => `${state.id}: ${firstLine(problem)}`),
      ),
      ...open.map(({ name, verdict }) => `${name} ${verdict === 'new' ? 'is new' : 'has changed'}`),
      ...results
        .filter(({ isFlaky }) => isFlaky)
        .map(({ state }) => `${state.id} passed at the second attempt only: something in it is not stable`),
    ],
  };
}
