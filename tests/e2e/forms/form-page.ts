import type { Page } from '@playwright/test';
import { findAxeViolations } from '../support/axe.ts';
import { test as base, expect } from '../support/test.ts';

/** A form page, used by the names that visitors see. */
function formPage(page: Page) {
  const box = (name: string) => page.getByRole('textbox', { name, exact: true });
  const radio = (question: string, answer: string) =>
    page.getByRole('radiogroup', { name: question }).getByRole('radio', { name: answer, exact: true });
  const heading = page.getByRole('heading', { level: 1 });
  return {
    box,
    radio,
    heading,
    tick: (name: string) => page.getByRole('checkbox', { name, exact: true }).check(),
    press: (name: string) => page.getByRole('button', { name, exact: true }).click(),
    /** Presses a button that looks disabled, because something is missing. */
    pressDisabled: (name: string) => page.getByRole('button', { name, exact: true }).click({ force: true }),
    /** The list of answers to check. */
    review: page.getByRole('region', { name: 'Your answers' }),
    change: (question: string) => page.getByRole('link', { name: `Change ${question}`, exact: true }).click(),
    /** Expects that a step is open and has no accessibility problem. */
    async expectStep(name: string) {
      await expect(heading).toHaveText(name);
      expect(await findAxeViolations(page)).toEqual([]);
    },
    /** The value of a line of a summary. */
    line: (label: string) => page.getByText(label, { exact: true }).locator('+ dd'),
  };
}

export type FormPage = ReturnType<typeof formPage>;

/** A test on its worker's site with the forms of tests/fixtures/forms. */
export const test = base.extend<{ form: FormPage }>({
  built: 'forms',
  form: ({ page }, use) => use(formPage(page)),
});

export { expect };
