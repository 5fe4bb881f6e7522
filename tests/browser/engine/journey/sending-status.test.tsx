import { beforeEach, expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import type { StepSubmit } from '#types/content/step';
import { EngineContext } from '../../../../src/engine/engine-context.ts';
import { FormContext } from '../../../../src/engine/form/form-context.ts';
import { createFormStore } from '../../../../src/engine/form/form-store.ts';
import { SendingStatus } from '../../../../src/engine/journey/SubmitNotes.tsx';
import { createValidators } from '../../../../src/engine/validators/validators.ts';
import texts from '../../../fixtures/library/texts.json';

const words: StepSubmit = {
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

const status = page.getByRole('status');
const slow = page.getByText('Please keep this page open.');
const rest = (ms: number) => vi.advanceTimersByTimeAsync(ms);

/** The status of a step that is being sent. */
async function drawSending() {
  const store = createFormStore({ schema: { $id: 'form', type: 'object' }, validators });
  const engine = { validators, widgets: {}, sources: {}, texts, report: () => {} };
  const draw = (isSending: boolean) => (
    <EngineContext value={engine}>
      <FormContext value={{ store, idPrefix: 'deposit' }}>
        <SendingStatus content={words} isSending={isSending} />
      </FormContext>
    </EngineContext>
  );
  const screen = await render(draw(true));
  return { store, setSending: (isSending: boolean) => screen.rerender(draw(isSending)) };
}

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  return () => vi.useRealTimers();
});

test('the first words whose condition holds are said, and others as the facts change', async () => {
  const { store } = await drawSending();
  await expect.element(status).toHaveTextContent(/^Taking your deposit\.\.\.$/);
  store.setFacts({ outcome: 'checked' });
  await expect.element(status).toHaveTextContent(/^Asking whether it arrived\.\.\.$/);
});

test('after ten seconds it says that it takes long, beside what is being done', async () => {
  await drawSending();
  await rest(9_999);
  await expect.element(slow).not.toBeInTheDocument();
  await rest(1);
  await expect.element(slow).toBeVisible();
  await expect.element(status).toHaveTextContent('Taking your deposit...');
});

test('each sending has ten seconds of its own', async () => {
  const { setSending } = await drawSending();
  await rest(10_000);
  await expect.element(slow).toBeVisible();
  await setSending(false);
  await expect.element(status).toBeEmptyDOMElement();
  await setSending(true);
  await rest(9_999);
  await expect.element(status).toHaveTextContent('Taking your deposit...');
  await expect.element(slow).not.toBeInTheDocument();
});
