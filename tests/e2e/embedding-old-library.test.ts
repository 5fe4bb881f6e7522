import type { Page } from '@playwright/test';
import { getQuote, registerForEvent } from './support/buy.ts';
import { QUOTE } from './support/data.ts';
import { EVENT } from './support/host-page.ts';
import { expect, test } from './support/test.ts';

test.use({ built: 'host' });

/** Changes of old libraries to JavaScript, as functions that run in the page. */
const LIBRARIES = {
  harmless() {
    const add = (target: object, methods: Record<string, (this: never, ...parts: never[]) => unknown>) =>
      Object.assign(target, methods);
    add(Array.prototype, { each: () => {}, contains: () => true, flatten: () => [], remove: () => {} });
    add(String.prototype, { toJSON: () => '"text"', strip: () => '' });
    add(Date.prototype, { toJSON: () => '"date"' });
    add(Number.prototype, { toJSON: () => '0' });
    add(document, { getElementsByClassName: () => [] });
    add(Element.prototype, {
      remove(this: Element) {
        return this.parentNode?.removeChild(this);
      },
    });
    add(Function.prototype, {
      bind(this: (...all: never[]) => unknown, self: unknown, ...first: never[]) {
        return (...rest: never[]) => this.apply(self, [...first, ...rest]);
      },
    });
  },
  'Object.prototype.each': () => Object.assign(Object.prototype, { each: () => {} }),
  'Array.prototype.toJSON': () => Object.assign(Array.prototype, { toJSON: () => '[]' }),
  'Object.prototype.toJSON': () =>
    Object.defineProperty(Object.prototype, 'toJSON', { value: () => '{}', configurable: true }),
  'Array.prototype.entries': () =>
    Object.assign(Array.prototype, {
      entries(this: unknown[]) {
        return this.slice();
      },
    }),
  'Array.prototype.reduce': () =>
    Object.assign(Array.prototype, {
      reduce(this: unknown[]) {
        return this.length > 1 ? this : this[0];
      },
    }),
  'Array.from': () =>
    Object.assign(Array, {
      from: (list: ArrayLike<unknown> | null) =>
        list && 'length' in list ? Array.prototype.slice.call(list) : [list],
    }),
  'Function.prototype.bind': () =>
    Object.assign(Function.prototype, {
      bind(this: (...all: unknown[]) => unknown, self: unknown, args?: unknown) {
        return (...rest: unknown[]) => this.apply(self, args === undefined ? rest : [args]);
      },
    }),
};

/** Runs a library in each page of the host before its scripts, but not in the card frame. */
const load = (page: Page, library: () => void) =>
  page.addInitScript(`if (self === top) (${String(library).replace(/^harmless/, 'function ')})()`);

const { harmless, ...harmful } = LIBRARIES;

test('a visitor buys a cover on a page with a library that only adds functions', async ({ page, visit }) => {
  await load(page, harmless);
  await getQuote(visit);
  await visit.application.fillAll();
  await visit.payment.payByCard();
  await visit.payment.expectMembership();
});

test('sends a form page on a page with a library that only adds functions', async ({ page, sandbox }) => {
  await load(page, harmless);
  await registerForEvent(page, sandbox);
});

for (const [name, library] of Object.entries(harmful))
  for (const [path, root] of [
    [QUOTE, 'root-ovhc-quote'],
    [EVENT, 'root-form'],
  ] as const)
    test(`refuses a page that has changed ${name}: ${path}`, async ({ page, problems }) => {
      problems.provoke(new RegExp(`has changed .*${name}.*, so #${root} is not shown. See "What the page`));
      await load(page, library);
      await page.goto(path);
      await expect(page.getByRole('alert')).toContainText('call us on 1800 555 010');
      await expect(page.getByRole('link', { name: 'Contact us' })).toBeVisible();
      await page.waitForLoadState('networkidle');
      await expect(page.locator(`#${root}`).getByRole('textbox')).toHaveCount(0);
    });
