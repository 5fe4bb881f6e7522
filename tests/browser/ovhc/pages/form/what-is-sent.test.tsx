import '../../../../../src/styles/index.css';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { render } from 'vitest-browser-react';
import type { FormPage } from '#types/content/form-page';
import type { JsonObject } from '../../../../../src/engine/form/paths.ts';
import { reviewFields } from '../../../../../src/engine/journey/reviewed-answers.ts';
import { engineWidgets } from '../../../../../src/engine/registry.ts';
import { requireRuntime } from '../../../../../src/engine/validators/runtime.ts';
import { preparePage } from '../../../../../src/ovhc/pages/define-page.tsx';
import { page as formPage } from '../../../../../src/ovhc/pages/form/index.tsx';
import content from '../../../../fixtures/library/widgets.json?content';
import { COUNTRIES, fieldOf, press, type Random, READERS, randomFrom, type as typeInto } from './controls.ts';

// files are sent by XMLHttpRequest, for its progress
vi.mock('../../../../../src/ovhc/backend/fetch-with-progress.ts', () => ({
  fetchWithProgress: () => (address: string, init: RequestInit) => fetch(address, init),
}));

/** How many random sequences each field gets. CI sets more. */
const RUNS = Number(import.meta.env.VITE_WIDGET_RUNS || 2);
const ACTIONS = 10;

const FIELDS = Object.keys(READERS);
const TEXTS = [
  '',
  'Ada',
  ' b ',
  '12',
  '1,250.50',
  '3x',
  '31/12/2027',
  '12/13',
  'Ireland',
  'Red',
  '062000',
  'a',
];
const NAMES = ['constructor', '__proto__', 'longer than the rule of the field'];

let sent: JsonObject[] = [];
let valid = 0;

beforeEach(() => {
  sent = [];
  vi.stubGlobal('fetch', async (address: string, { body }: RequestInit = {}) => {
    if (address.includes('countries')) return Response.json(COUNTRIES);
    if (address.includes('getBankBranch')) return Response.json({ BranchName: 'Main Street' });
    sent.push(JSON.parse(body instanceof FormData ? String(body.get('answers')) : String(body)));
    return Response.json({ reference: 'F10000001' });
  });
});

afterEach(() => {
  vi.unstubAllGlobals();
  history.replaceState(null, '', location.pathname);
});

const step = () => document.querySelector<HTMLElement>('form[data-step]');
const summary = () => [...document.querySelectorAll('.error-summary li')].map((line) => line.textContent);
const button = (text: string) =>
  [...document.querySelectorAll('button')].find((each) => each.textContent === text) as HTMLElement;

async function until(isDone: () => unknown, what: string): Promise<void> {
  await expect.poll(isDone, { interval: 5, message: what, timeout: 3_000 }).toBeTruthy();
}

const pause = (ms = 0) => new Promise((resolve) => setTimeout(resolve, ms));

async function openStep(hash: string): Promise<void> {
  // all tests share one history, which has room for 50 entries
  location.replace(`#${hash}`);
  await until(() => step()?.dataset.step === hash, `the step ${hash} is open`);
}

async function openPage() {
  const element = await formPage.prepare(content(requireRuntime));
  const screen = await render(<div className="root">{element}</div>);
  await until(step, 'a step is open');
  return screen;
}

type Screen = Awaited<ReturnType<typeof openPage>>;

/** Returns what the fields show, as answers. */
function shown(): JsonObject {
  const read = FIELDS.map((name) => {
    const box = fieldOf(name);
    return [name, box ? READERS[name]?.(box) : undefined] as const;
  });
  return Object.fromEntries(read.filter(([, value]) => value !== undefined));
}

const pick = <Each,>(random: Random, list: readonly Each[]) => list[random(list.length)];

/** Does something with a field as a visitor could, or something that happens to a form. @returns what */
async function act(field: string, random: Random, screen: { current: Screen }): Promise<string> {
  const kind = random(10);
  await openStep('fields');
  if (kind < 2) {
    await pause(30);
    const { file, ...before } = shown();
    if (kind === 0) {
      await screen.current.unmount();
      screen.current = await openPage();
    } else await openStep('check');
    await openStep('fields');
    await pause(30);
    const { file: after, ...others } = shown();
    expect([others, kind === 1 && after], `${field} after ${kind}`).toEqual([before, kind === 1 && file]);
    return kind === 0 ? 'reload' : 'go and return';
  }
  if (kind === 2) {
    press(button('Next'));
    await until(() => step()?.dataset.step === 'check' || summary().length > 0, 'Next does something');
    if (step()?.dataset.step === 'fields') return 'next is refused';
    history.back();
    await until(() => step()?.dataset.step === 'fields', 'Back leads back');
    return 'next and back';
  }
  const tick = fieldOf('isShown')?.querySelector('input') as HTMLInputElement;
  if (kind === 3 || !tick.checked) {
    press(tick);
    return tick.checked ? 'show' : 'hide';
  }
  const box = fieldOf(field) as Element;
  const controls = [...box.querySelectorAll<HTMLElement>('input, textarea, select, button')].filter(
    (control) => !control.closest('.date button, .typeahead-menu'),
  );
  const control = pick(random, controls);
  if (!control) return 'nothing';
  if (control instanceof HTMLButtonElement) {
    press(control);
    return `press ${control.textContent}`;
  }
  const text = pick(random, random(4) === 0 ? NAMES : TEXTS) ?? '';
  const done = typeInto(control, text, random);
  if (random(2) === 0) (document.activeElement as HTMLElement).blur();
  return done;
}

const { engine, content: page } = await preparePage(content(requireRuntime));
const { schema, uiSchema } = (page as FormPage).journey.steps[0]?.step ?? { schema: {}, uiSchema: {} };

/** Returns the lines of the review for answers. */
function linesFor(answers: JsonObject): string[] {
  const form = { schema, uiSchema, path: [], group: '', values: {} };
  const rows = reviewFields(form, answers, {}, engine);
  return rows.map(({ label, text }) => `${label}: ${text ?? engine.texts.review.unanswered}`);
}

const linesShown = () =>
  [...document.querySelectorAll('.review dl > div')].map(
    (row) => `${row.querySelector('dt')?.textContent}: ${row.querySelector('dd')?.textContent}`,
  );

/** Returns sent answers as the fields show them: of a file, they show its name. */
function asShown({ isShown: _, file, ...answers }: JsonObject): JsonObject {
  const names = Array.isArray(file) && file.map((each) => (each as JsonObject).name ?? '');
  return { ...answers, ...(names && { file: names }) };
}

async function expectAgreement(log: string): Promise<void> {
  await openStep('fields');
  await pause(30);
  const fields = shown();
  await openStep('check');
  await until(() => document.querySelector('.review'), 'the review is there');
  const lines = linesShown();
  press(button('Send'));
  await until(() => sent.length > 0 || summary().length > 0, `something happens. ${log}`);
  const [answers] = sent;
  if (answers) {
    valid += 1;
    expect(fields, log).toEqual(asShown(answers));
    expect(lines, log).toEqual(linesFor(answers));
    return;
  }
  expect(summary().every(Boolean), log).toBe(true);
  await openStep('fields');
  press(button('Next'));
  await until(() => summary().length > 0, `the step says what is wrong. ${log}`);
  expect(summary().every(Boolean), log).toBe(true);
}

test('has a field of each widget that has answers', () => {
  const widgets = Object.keys(engineWidgets).map((path) => path.split('/')[2]);
  const drawn = new Set(Object.keys(engine.widgets));
  expect(widgets.filter((name) => name !== 'card-frame' && !drawn.has(name ?? ''))).toEqual([]);
});

test.each(FIELDS)('§2 %s: shows, lists and sends the same', async (field) => {
  for (let run = 0; run < RUNS; run += 1) {
    sessionStorage.clear();
    sent = [];
    history.replaceState(null, '', location.pathname);
    const random = randomFrom(FIELDS.indexOf(field) * 1000 + run);
    const screen = { current: await openPage() };
    const log: string[] = [];
    for (let count = 0; count < ACTIONS; count += 1) {
      log.push(await act(field, random, screen));
      await pause();
    }
    await expectAgreement(`${field}, run ${run}: ${log.join('; ')}`);
    await screen.current.unmount();
  }
});

test('sends many of them', () => {
  expect(valid).toBeGreaterThan((FIELDS.length * RUNS) / 3);
});
