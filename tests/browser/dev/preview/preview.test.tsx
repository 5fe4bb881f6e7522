import { beforeAll, expect, onTestFinished, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import type { QuotePage } from '#types/content/quote-page';
import type { DevJourneys } from '../../../../src/dev/journeys.ts';
import { startPreview, studioAround } from '../../../../src/dev/preview/index.ts';
import type { PageMessage, StudioMessage } from '../../../../src/dev/preview/messages.ts';
import {
  CONTENT_CHANGED,
  CONTENT_LOADED,
  type ContentLoaded,
  loadContent,
} from '../../../../src/engine/mount/compiled-page.ts';
import { saveConfirmation } from '../../../../src/ovhc/store/confirmation-store.ts';
import { updateApplicationQuote } from '../../../../src/ovhc/store/draft-store.ts';
import { updateQuote } from '../../../../src/ovhc/store/quote-store.ts';
import { addressOf, drawLive } from './draw-live.tsx';

const AGE = '/journey/steps/2/step';
const heading = page.getByRole('heading', { level: 1 });
const next = page.getByRole('button', { name: 'Next' });

/** The messages of the page. This window stands in for Studio's. */
const posted: PageMessage[] = [];
/** Returns the messages about what was pressed. */
const pressed = () => posted.filter(({ type }) => type !== 'shown');
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

function showEverything(): void {
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
  await expect.poll(pressed).toEqual([message]);
  await expect.element(heading).toHaveTextContent('How old are you?');
  const pointedAt = () => outlined('pointed').map(({ textContent }) => textContent);
  await expect.poll(pointedAt).toEqual(['text']);
  await userEvent.hover(page.getByText('Your age', { exact: true }));
  await expect.poll(pointedAt).toEqual(['label']);
  await userEvent.hover(page.getByRole('textbox', { name: 'Your age' }));
  await expect.poll(pointedAt).toEqual(['field']);
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
  expect(pressed()).toEqual([]);
});

test('reports a press in a part that only the server draws', async () => {
  const header = document.createElement('header');
  header.className = 'host-header';
  header.textContent = 'Skybridge';
  document.body.prepend(header);
  onTestFinished(() => header.remove());
  select(true);
  await userEvent.click(page.getByText('Skybridge'));
  await expect.poll(pressed).toEqual([{ type: 'framed', text: 'Skybridge' }]);
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
  const root = await drawLive('quote', 'age');
  updateQuote({ coverType: 'S' });
  const partner = page.getByRole('textbox', { name: 'Your partner’s age' });
  const alerts = () => root.querySelectorAll('.alert').length;
  await expect.element(partner).not.toBeInTheDocument();
  expect(alerts()).toBe(0);
  await userEvent.fill(page.getByRole('textbox', { name: 'Your age' }), '44');

  showEverything();
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

test('shows a step that is not for this visitor', async () => {
  await drawLive('application', 'partner-details');
  updateApplicationQuote({ coverType: 'S' });
  await expect.element(heading).not.toHaveTextContent('About your partner');
  showEverything();
  await expect.element(heading).toHaveTextContent('About your partner');
});

test('shows items with the same label, and only one of them again afterwards', async () => {
  saveConfirmation({ mn: '12345678', idType: 'orderID', orderId: '12345678' });
  await drawLive('application', 'confirmation');
  const labels = () => page.getByText('How you pay', { exact: false }).elements().length;
  const before = labels();
  showEverything();
  await expect.poll(labels).toBeGreaterThan(before + 1);
  ask({ type: 'mode', isSelecting: false, showsEverything: false });
  await expect.poll(labels).toBe(before);
});

test('selects in content that was edited meanwhile', async () => {
  const root = await drawLive('quote', 'age');
  const compiled = await loadContent(addressOf('quote'));
  const content = compiled.content as QuotePage;
  const [first] = content.journey.steps;
  if (!first) throw new Error('The quote has no steps.');
  content.journey.steps.unshift({ ...first, step: { ...first.step, hash: 'new' } });
  const loaded: ContentLoaded = { address: addressOf('quote'), compiled };
  dispatchEvent(new CustomEvent(CONTENT_LOADED, { detail: loaded }));
  dispatchEvent(new CustomEvent(CONTENT_CHANGED, { detail: loaded }));
  select(true);
  await expect.poll(() => root.querySelector('.eyebrow')?.textContent).toBe('Step 4 of 5');
  await userEvent.click(page.getByText('Your age', { exact: true }));
  await expect.poll(() => pressed().at(-1)).toMatchObject({ pointer: '/journey/steps/3/step/uiSchema/age' });
});

test('fills the form', async () => {
  await drawLive('quote', 'age');
  const journeys: DevJourneys = {
    covers: [],
    pages: [],
    journeys: [
      {
        ...{ name: 'Quote', path: '/quote', isConfirmation: false, steps: [] },
        samples: { S: { given: {}, answers: { age: { age: 61 } } } },
      },
    ],
  };
  vi.stubGlobal('fetch', async () => Response.json(journeys));
  ask({ type: 'fill', cover: 'S' });
  await expect.element(page.getByRole('textbox', { name: 'Your age' })).toHaveValue('61');
});

test('shows the messages of the form, round by round', async () => {
  await drawLive('quote', 'age');
  const alerts = () => page.getByRole('alert').elements().length;
  ask({ type: 'messages' });
  await expect.poll(alerts).toBe(2);
  ask({ type: 'messages' });
  await expect.poll(alerts).toBe(0);
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
