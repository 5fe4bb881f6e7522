import { expect, test } from 'vitest';
import { runPage } from '../../../../scripts/content/compile/run-page.ts';
import { readContent } from '../../../../scripts/content/read.ts';
import { siteModel } from '../../../../scripts/site/model.ts';
import { splitContent } from '../../../../scripts/site/split-content.ts';
import type { CompiledPage } from '../../../../src/engine/mount/compiled-page.ts';
import { completePage } from '../../../../src/engine/mount/complete-page.ts';

const pages = new Map(siteModel(readContent()).pages.map((page) => [page.name, page]));

function pageNamed(name: string) {
  const page = pages.get(name);
  if (!page) throw new Error(`There is no page "${name}".`);
  return page;
}

/** Runs the code of a split page, with its second module at hand. */
function runSplit(name: string, hashes: readonly string[]) {
  const split = splitContent(pageNamed(name), hashes);
  const first = runPage(split.first('later.js').replace('import("later.js")', 'undefined'), name);
  const { later } = first;
  if (!later || !split.later) throw new Error(`The content of "${name}" was not split.`);
  const load = async () => ({ default: () => runPage(split.later ?? '', `${name}-later`) as never });
  return { first, page: { ...first, later: { ...later, load } } satisfies CompiledPage, split };
}

const stepsOf = ({ content }: CompiledPage) =>
  (content as { journey: { steps: { step: { hash: string; schema: { properties: object } } }[] } }).journey
    .steps;

for (const [name, hashes] of [
  ['quote', ['visa-type', 'cover-type']],
  ['application', ['cover-start']],
] as const)
  test(`completes the ${name} to the same content and rules`, async () => {
    const whole = runPage(pageNamed(name).code, name);
    const { page } = runSplit(name, hashes);
    const complete = await completePage(page);
    const { noFields, ...validators } = complete.validators;
    expect(noFields?.({ any: 'answers' })).toBe(true);
    expect(Object.keys(validators).sort()).toEqual(Object.keys(whole.validators).sort());
    expect({ ...complete, validators: {} }).toEqual({ ...whole, validators: {} });
  });

test('keeps the fields and rules of later steps out of the first module', async () => {
  const { first, page, split } = runSplit('application', ['cover-start']);
  const [start, ...others] = stepsOf(first);
  expect(Object.keys(start?.step.schema.properties ?? {})).toContain('coverStart');
  expect(others.map(({ step }) => step.schema.properties)).toEqual(others.map(() => ({})));
  expect(first.later?.hashes).toEqual(others.map(({ step }) => step.hash));
  expect(split.first('later.js').length).toBeLessThan((split.later ?? '').length);
  // a form keeps its answers while its step is the same object
  expect(stepsOf(await completePage(page))[0]).toBe(start);
});

test('does not split a page without later steps or without first views', () => {
  const { code } = pageNamed('landing');
  const landing = splitContent(pageNamed('landing'), ['']);
  expect(landing.later).toBeUndefined();
  expect(landing.first()).toBe(code);
  expect(splitContent(pageNamed('quote'), []).later).toBeUndefined();
});
