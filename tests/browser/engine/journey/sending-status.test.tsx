import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import type { StepSubmit } from '#types/content/step';
import { EngineContext } from '../../../../src/engine/engine-context.ts';
import { FormContext } from '../../../../src/engine/form/form-context.ts';
import { createFormStore } from '../../../../src/engine/form/form-store.ts';
import { SendingStatus } from '../../../../src/engine/journey/SubmitNotes.tsx';
import { createValidators } from '../../../../src/engine/validators/validators.ts';
import texts from '../../../fixtures/library/texts.json';
import { fakeTimers, pass } from '../../helpers.ts';

const content: StepSubmit = {
  sending: [
    { text: 'Asking whether it arrived...', when: { $id: 'isChecked' } },
    { text: 'Taking your deposit...' },
  ],
  slow: 'Please keep this page open.',
  incomplete: { text: [], link: '' },
};
const validators = createValidators({
  form: () => true,
  isChecked: (data) => (data as { outcome?: string }).outcome === 'checked',
});

fakeTimers();

test('the status is the first text whose condition holds, and says after ten seconds of each sending that it takes long', async () => {
  const store = createFormStore({ schema: { $id: 'form', type: 'object' }, validators });
  const engine = { validators, widgets: {}, sources: {}, texts, report: () => {} };
  const draw = (isSending: boolean) => (
    <EngineContext value={engine}>
      <FormContext value={{ store, idPrefix: 'deposit' }}>
        <SendingStatus content={content} isSending={isSending} />
      </FormContext>
    </EngineContext>
  );
  const { rerender } = await render(draw(true));
  const status = page.getByRole('status');
  const slow = page.getByText('Please keep this page open.');
  for (let round = 0; round < 2; round++) {
    await pass(9_999);
    await expect.element(status).toHaveTextContent(/^Taking your deposit\.\.\.$/);
    await pass(1);
    await expect.element(slow).toBeVisible();
    await expect.element(status).toHaveTextContent('Taking your deposit...');
    await rerender(draw(false));
    await expect.element(status).toBeEmptyDOMElement();
    await rerender(draw(true));
  }
  store.setFacts({ outcome: 'checked' });
  await expect.element(status).toHaveTextContent(/^Asking whether it arrived\.\.\.$/);
});
