import { expect, onTestFinished, test } from 'vitest';
import { page } from 'vitest/browser';
import dateForm from '../../../fixtures/library/forms/date.json?content';
import textForm from '../../../fixtures/library/forms/text.json?content';
import { drawForm } from '../draw-form.tsx';

const widthOf = (name: string) =>
  page.getByRole('textbox', { name, exact: true }).element().getBoundingClientRect().width;
const fieldOf = (name: string) =>
  page.getByRole('textbox', { name, exact: true }).element().closest('.field')?.getBoundingClientRect().width;

test('a date and a number are as wide as one, and leave the rest of their row empty', async () => {
  await drawForm(dateForm);
  expect(widthOf('Date of birth')).toBeGreaterThan(160);
  expect(widthOf('Date of birth')).toBeLessThan(240);
  expect(widthOf('Years as a member (optional)')).toBeLessThan(widthOf('Date of birth'));
  expect(fieldOf('Date of birth')).toBeGreaterThan(1000);
});

test('a text is as wide as its place, unless its field says how many characters it has', async () => {
  await drawForm(textForm);
  expect(widthOf('Phone (optional)')).toBeLessThan(200);
  expect(widthOf('E-mail')).toBe(fieldOf('E-mail'));
});

test('WCAG 1.4.10: nothing is wider than a narrow screen', async () => {
  onTestFinished(() => page.viewport(1280, 900));
  await page.viewport(320, 600);
  await drawForm(dateForm);
  expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(320);
});
