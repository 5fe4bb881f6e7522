import { describe, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import dateForm from '../../../fixtures/library/forms/date.json?content';
import textForm from '../../../fixtures/library/forms/text.json?content';
import readerForm from '../../../fixtures/library/steps/reader.json?content';
import { accessibilityFaults } from '../../axe.ts';
import { boxOf, resize } from '../../helpers.ts';
import { drawForm } from '../draw-form.tsx';

const box = (name: string) => page.getByRole('textbox', { name, exact: true });
const nickname = box('Nickname (optional)');
const email = box('E-mail');
const secret = box('Secret (optional)');
const alert = page.getByRole('alert');

/** Finds the container of a field by its control. */
const containerOf = (control: typeof email) => control.element().closest('[data-field]');

describe('the frame', () => {
  test('a field has a container with its name, a label that says if it is optional, and a hint', async () => {
    await drawForm(textForm);
    expect(containerOf(email)?.getAttribute('data-field')).toBe('email');
    await expect.element(page.getByText('Nickname (optional)')).toBeVisible();
    await expect.element(page.getByText('E-mail')).toHaveTextContent(/^E-mail$/);
    await expect.element(nickname).toHaveAccessibleDescription('What friends call you.');
    await expect.element(email).not.toHaveAccessibleDescription();
    expect(boxOf(page.getByText('Secret (optional)')), '§3 a hidden label names its control').toMatchObject({
      width: 1,
      height: 1,
    });
    await expect.element(secret).toBeVisible();
    await userEvent.click(page.getByText('E-mail'));
    await expect.element(email).toHaveFocus();
  });

  test('two forms on one page have their own ids', async () => {
    const forms = [await drawForm(textForm), await drawForm(textForm, { idPrefix: 'another' })];
    const ids = forms.flatMap(({ container }) => [...container.querySelectorAll('[id]')].map(({ id }) => id));
    expect(ids.length).toBeGreaterThan(0);
    expect(new Set(ids).size).toBe(ids.length);
  });
});

describe('the error', () => {
  test('§5 shows with the alert role below the field, inside its container, once it was left', async () => {
    await drawForm(textForm);
    await userEvent.click(nickname);
    await userEvent.click(secret);
    await userEvent.type(email, 'ada');
    await expect.element(email).not.toHaveAttribute('aria-invalid');
    await expect.element(alert).not.toBeInTheDocument();
    await userEvent.tab();
    await expect.element(alert).toHaveTextContent('Write the address with an @');
    expect(containerOf(email)?.contains(alert.element())).toBe(true);
    expect(boxOf(alert).top).toBeGreaterThanOrEqual(boxOf(email).bottom);
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

  test('WCAG: marks its control and describes it, after the hint, if all errors are revealed', async () => {
    const { store } = await drawForm(textForm, { answers: { nickname: 'Adalbertine', email: 'a@b' } });
    store.revealErrors();
    await expect.element(nickname).toHaveAttribute('aria-invalid', 'true');
    await expect
      .element(nickname)
      .toHaveAccessibleDescription('What friends call you. Enter up to 8 characters');
  });

  test('§8 does not show without an authored message, and marks nothing', async () => {
    const { store } = await drawForm(textForm, { answers: { secret: 7, email: 'a@b' } });
    expect(store.getState().valid).toBe(false);
    store.revealErrors();
    await expect.element(secret).not.toHaveAttribute('aria-invalid');
    await expect.element(alert).not.toBeInTheDocument();
  });

  test('that appears on blur does not prevent the click on a button below', async () => {
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
    const before = boxOf(button).top;
    await userEvent.click(button);
    expect(pressed).toEqual(['button']);
    await expect.element(alert).toBeVisible();
    // the error did move the button, so the click could have missed it
    expect(boxOf(button).top).toBeGreaterThan(before + 10);
  });
});

describe('an alert', () => {
  const books = box('Books a month (optional)');
  const reads = page.getByText('You read a lot.');

  test('§4 shows while its condition holds over the answers, and is announced by a region that was there', async () => {
    await drawForm(readerForm);
    const region = page.getByRole('status');
    await expect.element(region).toBeEmptyDOMElement();
    await userEvent.type(books, '2');
    await expect.element(reads).not.toBeInTheDocument();
    await userEvent.type(books, '0');
    await expect
      .element(region)
      .toHaveTextContent('Success: You read a lot. Ask for a large bag at the desk.');
    await userEvent.keyboard('{Backspace}');
    await expect.element(reads).not.toBeInTheDocument();
  });

  test('§4 stands below its field, in its container, from the start if it holds then, and is no error', async () => {
    const { container } = await drawForm(readerForm, { answers: { booksAMonth: 25 } });
    await expect.element(reads).toBeVisible();
    expect(containerOf(books)?.contains(reads.element())).toBe(true);
    expect(boxOf(reads).top).toBeGreaterThanOrEqual(boxOf(books).bottom);
    await expect.element(books).not.toHaveAttribute('aria-invalid');
    await expect.element(alert).not.toBeInTheDocument();
    expect(await accessibilityFaults(container)).toEqual([]);
  });
});

describe('the width', () => {
  const widthOf = (name: string) => boxOf(box(name)).width;
  const fieldOf = (name: string) => box(name).element().closest('.field')?.getBoundingClientRect().width;

  test('of a date and a number is small, and the rest of their row stays empty', async () => {
    await drawForm(dateForm);
    expect(widthOf('Date of birth')).toBeGreaterThan(160);
    expect(widthOf('Date of birth')).toBeLessThan(240);
    expect(widthOf('Years as a member (optional)')).toBeLessThan(widthOf('Date of birth'));
    expect(fieldOf('Date of birth')).toBeGreaterThan(1000);
  });

  test('of a text is that of its field, unless the field says how many characters it has', async () => {
    await drawForm(textForm);
    expect(widthOf('Phone (optional)')).toBeLessThan(200);
    expect(widthOf('E-mail')).toBe(fieldOf('E-mail'));
  });

  test('WCAG 1.4.10: of all fields fits a narrow screen', async () => {
    await resize(320, 600);
    await drawForm(dateForm);
    expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(320);
  });
});

test('a widget that is not loaded is an error with its name', async () => {
  await expect(drawForm(textForm, { widgets: { text: undefined } })).rejects.toThrow(
    'The widget "text" of the field "nickname" is not loaded.',
  );
});
