import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { createFormStore } from '../../../../src/engine/form/form-store.ts';
import { returnFocus } from '../../../../src/engine/journey/return-focus.ts';

test.each([
  ['the first field with an error, in the order of the page', 'one', ['/two', '/one'], {}],
  ['the button, if no field has one', 'Send', [], {}],
  ['the button, if the field is disabled', 'Send', ['/two'], { fields: true }],
  [
    'the heading, for an error of no field, if the button is disabled',
    'Pay',
    ['', '/amount'],
    { button: true },
  ],
])('the focus returns to %s, which comes into view', async (_, target, paths, disabled) => {
  const { fields = false, button = false } = disabled as { fields?: boolean; button?: boolean };
  await render(
    <form data-step="pay">
      <h1 aria-label="Pay" tabIndex={-1}>
        Pay
      </h1>
      <fieldset disabled={fields}>
        <input id="pay-one" aria-label="one" />
        <input id="pay-two" aria-label="two" />
      </fieldset>
      <button type="submit" aria-disabled={button} aria-label="Send">
        Send
      </button>
      <div style={{ height: '200vh' }} />
    </form>,
  );
  const errors = paths.map((instancePath) => ({ instancePath, keyword: 'type', params: {} }));
  const validators = { test: () => true, errors: () => errors, compiled: {} };
  scrollTo(0, document.documentElement.scrollHeight);
  returnFocus(createFormStore({ schema: { type: 'object' }, validators }), 'pay');
  await expect.element(page.getByLabelText(target, { exact: true })).toHaveFocus();
  await expect.element(page.getByLabelText(target, { exact: true })).toBeInViewport();
});
