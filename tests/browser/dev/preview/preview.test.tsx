import { beforeAll, expect, onTestFinished, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { startPreview, studioAround } from '../../../../src/dev/preview/index.ts';
import type { PageMessage, StudioMessage } from '../../../../src/dev/preview/messages.ts';
import { addressOf, drawLive } from './draw-live.tsx';

const AGE = '/journey/steps/2/step';
const heading = page.getByRole('heading', { level: 1 });
const next = page.getByRole('button', { name: 'Next' });

/** The messages of the page. This window stands in for Studio's. */
const posted: PageMessage[] = [];
const isPosted = ({ type }: PageMessage) => ['shown', 'selected', 'framed'].includes(type);

beforeAll(() => {
  startPreview(window);
  addEventListener('message', ({ data }) => isPosted(data) && posted.push(data));
});

const ask = (message: StudioMessage) => window.postMessage(message, location.origin);
const outlines = () => document.querySelector('dev-outlines')?.shadowRoot?.querySelectorAll('.outline') ?? [];
const outlined = (kind: string) =>
  [...outlines()].filter((outline) => outline instanceof HTMLElement && outline.dataset.kind === kind);

function select(isSelecting: boolean): void {
  posted.length = 0;
  ask({ type: 'mode', isSelecting, showsEverything: false });
  onTestFinished(() => ask({ type: 'mode', isSelecting: false, showsEverything: false }));
}

async function showEverything(): Promise<void> {
  ask({ type: 'mode', isSelecting: false, showsEverything: true });
  onTestFinished(() => ask({ type: 'mode', isSelecting: false, showsEverything: false }));
}

test('tells Studio about each step that is drawn', async () => {
  await drawLive('quote', 'cover-type');
  const path = location.pathname.replace(/\/+$/, '');
  await expect.poll(() => posted.at(-1)).toMatchObject({ type: 'shown', path, hash: 'cover-type' });
  location.hash = '#age';
  await expect
    .poll(() => posted.at(-1))
    .toMatchObject({ hash: 'age', title: expect.stringMatching(/^How old/) });
  history.back();
  await expect.poll(() => posted.at(-1)).toMatchObject({ hash: 'cover-type' });
});

test('selects what is pressed in place of pressing it', async () => {
  await drawLive('quote', 'age');
  select(true);
  await userEvent.click(next);
  const pointer = `${AGE}/buttons/next/text`;
  const message = {
    type: 'selected',
    address: addressOf('quote'),
    pointer,
    text: 'Next',
    textPointer: pointer,
  };
  await expect.poll(() => posted).toEqual([message]);
  await expect.element(heading).toHaveTextContent('How old are you?');
  expect(outlined('pointed')[0]?.textContent).toBe('text');
});

test('uses the page while Alt is down, and with the keyboard', async () => {
  await drawLive('quote', 'cover-type');
  select(true);
  await userEvent.keyboard('{Alt>}');
  await userEvent.click(next);
  await userEvent.keyboard('{/Alt}');
  await expect.element(heading).toHaveTextContent('How old are you?');
  page.getByRole('button', { name: 'Previous' }).element().focus();
  await userEvent.keyboard('{Enter}');
  await expect.element(heading).toHaveTextContent('Who needs cover?');
  expect(posted.filter(({ type }) => type === 'selected')).toEqual([]);
});

test('reports a press in a part that only the server draws', async () => {
  const header = document.createElement('header');
  header.className = 'host-header';
  header.textContent = 'Skybridge';
  document.body.prepend(header);
  onTestFinished(() => header.remove());
  select(true);
  await userEvent.click(page.getByText('Skybridge'));
  await expect.poll(() => posted).toEqual([{ type: 'framed', text: 'Skybridge' }]);
});

test('outlines the selected place, scrolls to it and follows it', async () => {
  const root = await drawLive('quote', 'age');
  root.style.paddingBlock = '200vh';
  ask({ type: 'select', pointer: `${AGE}/uiSchema/partnerAge` });
  onTestFinished(() => ask({ type: 'select', pointer: null }));
  const field = root.querySelector('[data-field="partnerAge"]') ?? root;
  const distance = () => {
    const [outline] = outlined('selected');
    return outline
      ? Math.abs(outline.getBoundingClientRect().top + 3 - field.getBoundingClientRect().top)
      : 99;
  };
  await expect.poll(distance).toBeLessThan(4);
  expect(scrollY).toBeGreaterThan(innerHeight / 2);
  scrollBy(0, 100);
  await expect.poll(distance).toBeLessThan(4);
  ask({ type: 'select', pointer: null });
  await expect.poll(() => outlined('selected')).toEqual([]);
});

test('shows what conditions hide, each with its reason, and hides it again', async () => {
  const { updateQuote } = await import('../../../../src/ovhc/store/quote-store.ts');
  const root = await drawLive('quote', 'age');
  updateQuote({ coverType: 'S' });
  const partner = page.getByRole('textbox', { name: 'Your partner’s age' });
  const alerts = () => root.querySelectorAll('.alert').length;
  await expect.element(partner).not.toBeInTheDocument();
  expect(alerts()).toBe(0);
  await userEvent.fill(page.getByRole('textbox', { name: 'Your age' }), '44');

  await showEverything();
  ask({
    type: 'reasons',
    byPointer: { [`${AGE}/uiSchema/partnerAge`]: 'Only if couple', [`${AGE}/alerts/0`]: 'Only if no visa' },
  });
  await expect.element(partner).toBeVisible();
  expect(alerts()).toBe(2);
  await expect
    .poll(() => outlined('reason').map(({ textContent }) => textContent))
    .toEqual(['Only if couple', 'Only if no visa']);
  await expect.element(page.getByRole('textbox', { name: 'Your age' })).toHaveValue('44');

  ask({ type: 'mode', isSelecting: false, showsEverything: false });
  await expect.element(partner).not.toBeInTheDocument();
  await expect.poll(alerts).toBe(0);
  await expect.poll(() => outlined('reason')).toEqual([]);
});

test('fills the form and shows its messages', async () => {
  await drawLive('quote', 'age');
  ask({ type: 'messages' });
  await expect.poll(() => page.getByRole('alert').elements().length).toBeGreaterThan(0);
});

test('ignores messages of other windows', async () => {
  await drawLive('quote', 'age');
  dispatchEvent(
    new MessageEvent('message', { data: { type: 'messages' }, origin: location.origin, source: null }),
  );
  dispatchEvent(
    new MessageEvent('message', {
      data: { type: 'messages' },
      origin: 'https://example.com',
      source: window,
    }),
  );
  ask({ type: 'select', pointer: `${AGE}/heading` });
  await expect.poll(() => outlined('selected')).toHaveLength(1);
  expect(page.getByRole('alert').elements()).toEqual([]);
  ask({ type: 'select', pointer: null });
});

test('finds Studio only around its own frame', () => {
  expect(studioAround()).toBeUndefined();
});
