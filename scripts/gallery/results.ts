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
  comparison: 'same' | 'changed' | 'new';
  /** The files of the new screenshot and of what differs. */
  actual?: string;
  difference?: string;
  /** undefined where the state failed before axe-core ran */
  axe?: readonly AxeViolation[];
}

/** The result of the visual tests for one state. */
export interface StateResult {
  state: State;
  pictures: readonly PictureResult[];
  /** Problems other than its screenshots. */
  problems: readonly string[];
  /** True if it passed at the second attempt only. */
  isFlaky: boolean;
  /** The page as it was when the test failed. */
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

const plain = ({ message = '' }: { message?: string }) => stripVTControlCharacters(message).trim();

/** Returns the errors of a result; those of screenshots are in their pictures. */
const problemsOf = ({ errors }: JSONReportTestResult): string[] =>
  errors.map(plain).filter((message) => !/toHaveScreenshot|snapshot doesn't exist/.test(message));

function readPicture(id: string, width: Width, { attachments }: JSONReportTestResult): PictureResult {
  const name = screenshotName(id, width);
  const pathOf = (suffix: string) =>
    attachments.find((attachment) => attachment.name.replace(/\.\w+$/, '').endsWith(name + suffix))?.path;
  const [added, changed, difference] = [pathOf('-new'), pathOf('-actual'), pathOf('-diff')];
  const actual = changed ?? added;
  const axeText = attachments.find((attachment) => attachment.name === 'axe')?.body;
  const axe = axeText && JSON.parse(Buffer.from(axeText, 'base64').toString())[width];
  return {
    name,
    width,
    comparison: added ? 'new' : changed ? 'changed' : 'same',
    ...(actual && { actual }),
    ...(difference && { difference }),
    ...(axe && { axe }),
  };
}

/** Reads what the visual tests found, from Playwright's report. */
export function readResults(report: JSONReport, states: readonly State[]): Results {
  const specs = new Map(report.suites.flatMap(specsIn).map((spec) => [spec.title, spec]));
  const results = states.flatMap((state): StateResult[] => {
    const test = specs.get(state.id)?.tests[0];
    const result = test?.results.at(-1);
    if (!result) return [];
    const page = result.attachments.find(({ name }) => name === 'screenshot')?.path;
    return [
      {
        state,
        pictures: widthsOf(state).map((width) => readPicture(state.id, width, result)),
        problems: problemsOf(result),
        isFlaky: test?.status === 'flaky',
        ...(page && { page }),
      },
    ];
  });
  for (const { id } of states) specs.delete(id);
  const failed = [...specs.values()].filter(({ ok }) => !ok).flatMap(({ tests }) => tests);
  const problems = [
    ...report.errors.map(plain),
    ...failed.flatMap(({ results: all }) => all.at(-1) ?? []).flatMap(problemsOf),
  ];
  const changed = results
    .flatMap(({ pictures }) => pictures)
    .filter(({ comparison }) => comparison !== 'same')
    .map(({ name, comparison }) => `${name} ${comparison === 'new' ? 'is new' : 'has changed'}`);
  return {
    states: results,
    problems,
    isChanged: changed.length > 0,
    summary: [
      ...problems,
      ...results.flatMap(({ state, problems: own }) =>
        own.map((problem) => `${state.id}: ${problem.split('\n')[0]}`),
      ),
      ...changed,
      ...results
        .filter(({ isFlaky }) => isFlaky)
        .map(({ state }) => `${state.id} passed at the second attempt only: something in it is not stable`),
    ],
  };
}
