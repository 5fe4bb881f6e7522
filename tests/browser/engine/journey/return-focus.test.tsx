import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { createFormStore } from '../../../../src/engine/form/form-store.ts';
import { returnFocus } from '../../../../src/engine/journey/return-focus.ts';

/** A step `pay` whose form says that something is wrong at some places; a field or its button may be disabled. */
async function drawStep(wrong: readonly string[], { fields = false, button = false } = {}) {
  await render(
    <form data-step="pay">
      <h1 tabIndex={-1}>Pay</h1>
      <fieldset disabled={fields}>
        <input id="pay-one" aria-label="one" />
        <input id="pay-two" aria-label="two" />
      </fieldset>
      <button type="submit" aria-disabled={button}>
        Send
      </button>
      <div style={{ height: '200vh' }} />
    </form>,
  );
  const errors = wrong.map((instancePath) => ({ instancePath, keyword: 'type', params: {} }));
  const validators = { test: () => true, errors: () => errors, compiled: {} };
  scrollTo(0, document.documentElement.scrollHeight);
  returnFocus(createFormStore({ schema: { type: 'object' }, validators }), 'pay');
}

const heading = page.getByRole('heading', { name: 'Pay' });
const button = page.getByRole('button', { name: 'Send' });

test('the focus goes to the first field that is wrong, in the order of the page', async () => {
  await drawStep(['/two', '/one']);
  await expect.element(page.getByRole('textbox', { name: 'one' })).toHaveFocus();
});

test('where no field is wrong, to the button', async () => {
  await drawStep([]);
  await expect.element(button).toHaveFocus();
});

test('a field that is disabled cannot take it', async () => {
  await drawStep(['/two'], { fields: true });
  await expect.element(button).toHaveFocus();
});

test('what is wrong with the form as a whole, or with a fact, is no field’s: the heading takes it, and is in view', async () => {
  await drawStep(['', '/amount'], { button: true });
  await expect.element(heading).toHaveFocus();
  await expect.element(heading).toBeInViewport();
});
