import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { select } from '../../../src/studio/studio-store.ts';
import { boxOf, resize } from '../helpers.ts';
import { drawStudio } from './draw-studio.tsx';
import { changed, ERROR, PAGE, STATE } from './fake-server.ts';

const pane = page.getByRole('region', { name: 'Page' });
const frame = page.frameLocator(pane.getByTitle('Page: Age'));
const AGE = { file: 'pages/quote.json', pointer: '/journey/steps/0/step/uiSchema/age' };

/** Returns the messages of a type that the page has received. */
const received = (type: string) =>
  frame
    .getByRole('listitem')
    .elements()
    .map(({ textContent }) => JSON.parse(textContent) as { type: string })
    .filter((message) => message.type === type);

test('visits the step of the selected node, and selects it on the page', async () => {
  await drawStudio(STATE);
  await expect.element(frame.getByRole('heading', { name: 'How old are you?' })).toBeVisible();
  await expect
    .poll(() => received('reasons'))
    .toEqual([
      {
        type: 'reasons',
        byPointer: { '/journey/steps/0/step/uiSchema/partnerAge': 'Who needs cover? is Couple' },
      },
    ]);
  select(AGE);
  await expect
    .poll(() => received('visit'))
    .toEqual([{ type: 'visit', visit: { path: PAGE, hash: 'age', cover: 'S' } }]);
  await expect.poll(() => received('select').at(-1)).toEqual({ type: 'select', pointer: AGE.pointer });
});

test('selects what is pressed on the page', async () => {
  await drawStudio(STATE);
  await frame.getByRole('heading', { name: 'How old are you?' }).click();
  await expect
    .element(page.getByRole('button', { name: 'step How old are you?' }))
    .toHaveAttribute('aria-current');
  await expect
    .poll(() => received('select').at(-1))
    .toEqual({ type: 'select', pointer: '/journey/steps/0/step/heading' });
});

test('tells the page its mode, the cover type and what to fill in', async () => {
  await drawStudio(STATE);
  await expect.element(frame.getByRole('heading')).toBeVisible();
  await pane.getByRole('button', { name: 'Select' }).click();
  await pane.getByRole('button', { name: 'Show everything' }).click();
  await expect
    .poll(() => received('mode').at(-1))
    .toEqual({ type: 'mode', isSelecting: false, showsEverything: true });
  await pane.getByRole('combobox', { name: /^Cover type/ }).selectOptions('Couple');
  await expect
    .poll(() => received('visit'))
    .toEqual([{ type: 'visit', visit: { path: PAGE, hash: 'visa', cover: 'C' } }]);
  await pane.getByRole('button', { name: 'Fill' }).click();
  await expect.poll(() => received('fill')).toEqual([{ type: 'fill', cover: 'C' }]);
});

test('fits a desktop page into a narrow pane, and shows a phone at its own width', async () => {
  await resize(1100, 800);
  await drawStudio(STATE);
  const iframe = pane.getByTitle('Page: Age');
  await expect.poll(() => boxOf(iframe).width).toBeLessThan(boxOf(pane).width);
  expect(iframe.element().clientWidth).toBe(1024);
  // its height follows the pane's
  await expect.poll(() => boxOf(iframe).bottom).toBeLessThanOrEqual(800);
  await expect.poll(() => boxOf(iframe).bottom).toBeGreaterThan(760);
  await pane.getByRole('button', { name: 'Phone' }).click();
  await expect.poll(() => boxOf(iframe).width).toBe(390);
});

test('says that the page is an earlier version, and leads to the first error', async () => {
  await drawStudio(changed('steps/age.json', { isInvalid: true, diagnostics: [ERROR] }));
  await expect.element(pane.getByText('The page shows the last version without errors.')).toBeVisible();
  await pane.getByRole('button', { name: 'Go to the first error' }).click();
  await expect.element(page.getByRole('heading', { name: 'Your age' })).toBeVisible();
});

test('goes back to the step of the selected node when it is pressed again', async () => {
  await drawStudio(STATE);
  await expect.element(frame.getByRole('heading', { name: 'How old are you?' })).toBeVisible();
  select(AGE);
  await expect.poll(() => received('visit')).toHaveLength(1);
  select(AGE);
  await expect.poll(() => received('visit')).toHaveLength(2);
});
