import { expect, test } from '../forms/form-page.ts';
import { holdModules, isMarked, markNodes, openEarly, waitForModules } from '../support/early.ts';

test('keeps early answers of a form page', async ({ page, form }) => {
  const { box, radio } = form;
  const release = await holdModules(page);
  await openEarly(page, '/community-day');
  const name = box('Your name');
  await name.fill('Ana Silva');
  await radio('When will you come?', 'In the morning').check();
  await markNodes(page, '.root h1');
  release();
  await waitForModules(page);
  await expect(name).toHaveValue('Ana Silva');
  await expect(radio('When will you come?', 'In the morning')).toBeChecked();
  expect(await isMarked(page, '.root h1')).toBe(true);

  await page.reload();
  await expect(name).toHaveValue('Ana Silva');
});
