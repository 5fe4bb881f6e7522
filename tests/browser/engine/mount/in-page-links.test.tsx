import { afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { keepStepOnInPageLinks } from '../../../../src/engine/mount/host-page.ts';

const link = page.getByRole('link', { name: 'Go' });
const main = page.getByRole('main');

function draw(href: string) {
  document.body.innerHTML = `<a href="${href}">Go</a><main id="main" tabindex="-1" style="margin-top: 3000px">Main</main>`;
}

beforeAll(keepStepOnInPageLinks);
beforeEach(() => history.replaceState(null, '', '#cover-type'));
afterEach(() => {
  history.replaceState(null, '', location.pathname);
  document.body.replaceChildren();
});

test('§2 a skip link leads to its place, and the step that is open stays', async () => {
  draw('#main');
  await userEvent.click(link);
  await expect.element(main).toHaveFocus();
  expect(scrollY).toBeGreaterThan(0);
  expect(location.hash).toBe('#cover-type');
});

test('§2 a link to a step is the journey’s: it changes the hash', async () => {
  draw('#visa-type');
  await userEvent.click(link);
  await expect.poll(() => location.hash).toBe('#visa-type');
});

test('§2 a link whose click somebody else has dealt with is left alone', async () => {
  draw('#main');
  link.element().addEventListener('click', (event) => event.preventDefault());
  await userEvent.click(link);
  await expect.element(main).not.toHaveFocus();
  expect(location.hash).toBe('#cover-type');
});
