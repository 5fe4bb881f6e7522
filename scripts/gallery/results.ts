import { stripVTControlCharacters } from 'node:util';
import type {
  JSONReport,
  JSONReportSpec,
  JSONReportSuite,
  JSONReportTestResult,
} from '@playwright/test/reporter';
import type { State } from './catalogue/state.ts';
import { screenshotName, type Width, widthsOf } from './references.ts';

/** A violation that axe-core found. */
export interface AxeViolation {
  rule: string;
  help: string;
  /** The HTML and the problem of each element. */
  elements: readonly string[];
}

const specsIn = ({ specs, suites = [] }: JSONReportSuite): JSONReportSpec[] => [
  ...specs,
  ...suites.flatMap(specsIn),
];

const plain = ({ message = '' }: { message?: string }) => stripVTControlCharacters(message).trim();

/** Returns the errors of a result, except those of screenshots, because their pictures show them. */
const problemsOf = ({ errors }: JSONReportTestResult): string[] =>
  errors.map(plain).filter((message) => !/toHaveScreenshot|snapshot doesn't exist/.test(message));

export type PictureResult = ReturnType<typeof readPicture>;

/** Reads the result of comparing a screenshot with its reference. */
function readPicture(id: string, width: Width, { attachments }: JSONReportTestResult) {
  const name = screenshotName(id, width);
  const pathOf = (suffix: string) =>
    attachments.find((attachment) => attachment.name.replace(/\.\w+$/, '').endsWith(name + suffix))?.path;
  const [added, changed] = [pathOf('-new'), pathOf('-actual')];
  const comparison = added ? ('new' as const) : changed ? ('changed' as const) : ('same' as const);
  const axeText = attachments.find((attachment) => attachment.name === 'axe')?.body;
  // undefined if the state failed before axe-core ran
  const axe: AxeViolation[] | undefined =
    axeText && JSON.parse(Buffer.from(axeText, 'base64').toString())[width];
  return { name, width, comparison, actual: changed ?? added, difference: pathOf('-diff'), axe };
}

export type StateResult = Results['states'][number];
export type Results = ReturnType<typeof readResults>;

/** Reads the results of the visual tests from Playwright's report. */
export function readResults(report: JSONReport, all: readonly State[]) {
  const specs = new Map(report.suites.flatMap(specsIn).map((spec) => [spec.title, spec]));
  const states = all.flatMap((state) => {
    const test = specs.get(state.id)?.tests[0];
    const result = test?.results.at(-1);
    if (!result) return [];
    specs.delete(state.id);
    return {
      state,
      pictures: widthsOf(state).map((width) => readPicture(state.id, width, result)),
      problems: problemsOf(result),
      isFlaky: test?.status === 'flaky',
      /** The screenshot of the page when the test failed. */
      page: result.attachments.find(({ name }) => name === 'screenshot')?.path,
    };
  });
  // failures that belong to no state: content without a state, and unused references
  const failed = [...specs.values()].filter(({ ok }) => !ok).flatMap(({ tests }) => tests);
  const problems = [
    ...report.errors.map(plain),
    ...failed.flatMap(({ results }) => results.at(-1) ?? []).flatMap(problemsOf),
  ];
  const changedIn = ({ pictures }: (typeof states)[number]) =>
    pictures.filter(({ comparison }) => comparison !== 'same');
  const lines = states.flatMap((result) => [
    ...result.problems.map((problem) => `${result.state.id}: ${problem.split('\n')[0]}`),
    ...changedIn(result).map(
      ({ name, comparison }) => `${name} ${comparison === 'new' ? 'is new' : 'has changed'}`,
    ),
    ...(result.isFlaky ? [`${result.state.id} passed at the second attempt only: it is not stable`] : []),
  ]);
  const isChanged = states.some((result) => changedIn(result).length > 0);
  return { states, problems, isChanged, summary: [...problems, ...lines] };
}
