import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { accessibilityFaults } from '../axe.ts';
import { drawStudio, requestsOf } from './draw-studio.tsx';
import { changed, STATE } from './fake-server.ts';

const AGE = 'steps/age.json';
const alert = page.getByRole('alert');

test.each([
  ['Keep mine', 'mine'],
  ['Use the file', 'theirs'],
  ['Combine both', 'both'],
])('resolves a conflict: %s', async (label, choice) => {
  const { calls, container } = await drawStudio(
    changed(AGE, { conflicts: [{ file: AGE, canMerge: true }] }),
    {
      resolve: () => ({ ...STATE, revision: 2 }),
    },
  );
  await expect.element(alert).toHaveTextContent(`${AGE} was changed outside Studio`);
  expect(await accessibilityFaults(container)).toEqual([]);
  await alert.getByRole('button', { name: `${label}: ${AGE}` }).click();
  await expect.element(alert).toBeEmptyDOMElement();
  expect(requestsOf(calls, 'resolve')).toEqual([{ file: AGE, choice }]);
});

test('does not offer to combine changes that do not fit together', async () => {
  await drawStudio(changed(AGE, { conflicts: [{ file: AGE, canMerge: false }] }));
  await expect.element(alert.getByRole('button', { name: `Keep mine: ${AGE}` })).toBeVisible();
  expect(alert.getByRole('button').elements()).toHaveLength(2);
});
