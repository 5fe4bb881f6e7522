import { describe, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import textForm from '../../../fixtures/library/forms/text.json?content';
import { drawForm } from '../draw-form.tsx';

const nickname = page.getByRole('textbox', { name: 'Nickname (optional)' });
const email = page.getByRole('textbox', { name: 'E-mail' });
const secret = page.getByRole('textbox', { name: 'Secret (optional)' });
const alert = page.getByRole('alert');

/** The container that stands around a field's control. */
const around = (control: typeof email) => control.element().closest('[data-field]');

describe('the frame', () => {
  test('a field’s container carries its name', async () => {
    await drawForm(textForm);
    expect(around(email)?.getAttribute('data-field')).toBe('email');
  });

  test('clicking the label enters the field', async () => {
    await drawForm(textForm);
    await userEvent.click(page.getByText('E-mail'));
    await expect.element(email).toHaveFocus();
  });

  test('a field that may stay empty says so in its label', async () => {
    await drawForm(textForm);
    await expect.element(page.getByText('Nickname (optional)')).toBeVisible();
    await expect.element(page.getByText('E-mail')).toHaveTextContent(/^E-mail$/);
  });

  test('the hint describes the control', async () => {
    await drawForm(textForm);
    await expect.element(nickname).toHaveAccessibleDescription('What friends call you.');
    await expect.element(email).not.toHaveAccessibleDescription();
  });

  test('§3 a hidden label still names the control', async () => {
    await drawForm(textForm);
    const { width, height } = page.getByText('Secret (optional)').element().getBoundingClientRect();
    expect([width, height]).toEqual([1, 1]);
    await expect.element(secret).toBeVisible();
  });

  test('two forms on one page have their own ids', async () => {
    const first = await drawForm(textForm);
    const second = await drawForm(textForm, { idPrefix: 'another' });
    const idsIn = ({ container }: typeof first) =>
      [...container.querySelectorAll('[id]')].map(({ id }) => id);
    const ids = [...idsIn(first), ...idsIn(second)];
    expect(ids.length).toBeGreaterThan(0);
    expect(new Set(ids).size).toBe(ids.length);
  });
});

describe('the error', () => {
  test('§5 shows below the field with the alert role, inside its container', async () => {
    await drawForm(textForm);
    await userEvent.click(email);
    await userEvent.tab();
    await expect.element(alert).toHaveTextContent('Enter your e-mail address');
    expect(around(email)?.contains(alert.element())).toBe(true);
    const { bottom } = email.element().getBoundingClientRect();
    expect(alert.element().getBoundingClientRect().top).toBeGreaterThanOrEqual(bottom);
  });

  test('an error shows only once its field was left, not while it is typed into', async () => {
    await drawForm(textForm);
    await userEvent.type(email, 'ada');
    await expect.element(email).not.toHaveAttribute('aria-invalid');
    await expect.element(alert).not.toBeInTheDocument();
    await userEvent.tab();
    await expect.element(alert).toHaveTextContent('Write the address with an @');
  });

  test('leaving one field shows no error of another', async () => {
    await drawForm(textForm);
    await userEvent.click(nickname);
    await userEvent.click(secret);
    await expect.element(alert).not.toBeInTheDocument();
  });

  test('§5 follows the answer with every key, from one message to the other and away', async () => {
    await drawForm(textForm);
    await userEvent.type(email, 'ada');
    await userEvent.tab();
    await userEvent.clear(email);
    await expect.element(alert).toHaveTextContent('Enter your e-mail address');
    await userEvent.type(email, 'a');
    await expect.element(alert).toHaveTextContent('Write the address with an @');
    await userEvent.type(email, '@b');
    await expect.element(alert).not.toBeInTheDocument();
    await expect.element(email).not.toHaveAttribute('aria-invalid');
  });

  test('WCAG: it marks its control and describes it, after the hint', async () => {
    const { store } = await drawForm(textForm, { answers: { nickname: 'Adalbertine', email: 'a@b' } });
    store.revealErrors();
    await expect.element(nickname).toHaveAttribute('aria-invalid', 'true');
    await expect
      .element(nickname)
      .toHaveAccessibleDescription('What friends call you. Enter up to 8 characters');
  });

  test('§8 a field without an authored message says nothing, and is not marked', async () => {
    const { store } = await drawForm(textForm, { answers: { secret: 7, email: 'a@b' } });
    expect(store.getState().valid).toBe(false);
    store.revealErrors();
    await expect.element(secret).not.toHaveAttribute('aria-invalid');
    await expect.element(alert).not.toBeInTheDocument();
  });

  test('revealing shows the errors of fields that nobody has been in', async () => {
    const { store } = await drawForm(textForm);
    store.revealErrors();
    await expect.element(alert).toHaveTextContent('Enter your e-mail address');
  });
});

test('an error that appears on blur does not eat the click on a button below', async () => {
  const pressed: string[] = [];
  await drawForm(textForm, {
    below: (
      <button type="button" onClick={() => pressed.push('button')}>
        Go on
      </button>
    ),
  });
  const button = page.getByRole('button', { name: 'Go on' });
  await userEvent.click(email);
  const before = button.element().getBoundingClientRect().top;
  await userEvent.click(button);
  expect(pressed).toEqual(['button']);
  await expect.element(alert).toBeVisible();
  // the error did move the button, so the click could have been lost
  expect(button.element().getBoundingClientRect().top).toBeGreaterThan(before + 10);
});

test('content that asks for a widget that is not loaded is told so', async () => {
  await expect(drawForm(textForm, { widgets: { text: undefined } })).rejects.toThrow(
    'The widget "text" of the field "nickname" is not loaded.',
  );
});
