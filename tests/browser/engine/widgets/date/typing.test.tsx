import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { accessibilityFaults } from '../../../axe.ts';
import { compose } from '../../input.ts';
import { born, drawDates, joined, leave, pickUp } from './date-fields.ts';

const caret = () => (pickUp.element() as HTMLInputElement).selectionStart;

test('§3 has its name, placeholder and autocomplete, and a numeric keyboard', async () => {
  const { container } = await drawDates();
  await expect.element(born).toHaveAttribute('name', 'born');
  await expect.element(born).toHaveAttribute('inputmode', 'numeric');
  await expect.element(born).toHaveAttribute('autocomplete', 'bday');
  await expect.element(born).toHaveAccessibleDescription('As dd/mm/yyyy, for example 28/02/1992.');
  await expect.element(born).toBeRequired();
  await expect.element(joined).not.toBeRequired();
  await expect.element(pickUp).toHaveAttribute('placeholder', 'dd/mm/yyyy');
  expect(await accessibilityFaults(container)).toEqual([]);
  await userEvent.type(born, 'soon');
  await leave();
  await expect.element(born).toBeInvalid();
  expect(await accessibilityFaults(container)).toEqual([]);
});

test('§9 shows a day in digits of any keyboard and with any separators as dd/MM/yyyy', async () => {
  const { answered } = await drawDates();
  for (const keys of ['20112026', '20.11.2026', '٢٠١١٢٠٢٦', '２０／１１／２０２６', '20–11–2026']) {
    await userEvent.clear(pickUp);
    await userEvent.type(pickUp, keys);
    await expect.element(pickUp).toHaveValue('20/11/2026');
    expect(answered()).toEqual({ pickUp: '2026-11-20' });
  }
  // one that an input method composes is left alone until it is done
  await userEvent.clear(pickUp);
  const composition = await compose('２０', '２１１１２０２６');
  await expect.element(pickUp).toHaveValue('２１１１２０２６');
  await composition.finish('２１１１２０２６');
  await expect.element(pickUp).toHaveValue('21/11/2026');
  expect(answered()).toEqual({ pickUp: '2026-11-21' });
});

test('§5 inserts slashes, removes one character with each Backspace, and rejects other texts', async () => {
  const { answered, state, store } = await drawDates({ answers: { born: '1992-02-28' } });
  const error = () => store.getState().errors.get('/pickUp')?.keyword;
  await userEvent.click(pickUp);
  for (const [keys, shown, answer, keyword] of [
    ['201', '20/1', '20/1', 'format'],
    ['1202', '20/11/202', '20/11/202', 'format'],
    ['6', '20/11/2026', '2026-11-20', undefined],
    ['7', '20/11/20267', '20/11/20267', 'format'],
    ['{Backspace}', '20/11/2026', '2026-11-20', undefined],
    ['{Backspace}'.repeat(6), '20/1', '20/1', 'format'],
    ['{Backspace}{Backspace}', '20', '20', 'format'],
    ['12', '20/12', '20/12', 'format'],
  ] as const) {
    await userEvent.keyboard(keys);
    await expect.element(pickUp).toHaveValue(shown);
    expect(state()).toMatchObject([{ pickUp: answer }, !keyword]);
    expect(error()).toBe(keyword);
  }
  await userEvent.clear(pickUp);
  expect([answered(), error()]).toEqual([{ born: '1992-02-28' }, 'required']);
});

test.each([
  ['a digit', '{Home}{ArrowRight}{Delete}5', '25/11/2026', '2026-11-25'],
  ['a slash, without inserting it again', '{Home}{ArrowRight}{ArrowRight}{Delete}', '2011/2026', '2011/2026'],
])('§5 keeps the caret in the middle when the visitor changes %s', async (_, keys, shown, answer) => {
  const { answered } = await drawDates({ answers: { pickUp: '2026-11-20' } });
  await userEvent.click(pickUp);
  await userEvent.keyboard(keys);
  await expect.element(pickUp).toHaveValue(shown);
  expect([caret(), answered()]).toEqual([2, { pickUp: answer }]);
});

test('§5 accepts a pasted date with spaces and an autofilled ISO date', async () => {
  const below = <input aria-label="Letter" defaultValue=" 20. 11. 2026 " />;
  const { answered } = await drawDates({ below });
  await userEvent.tripleClick(page.getByRole('textbox', { name: 'Letter' }));
  await userEvent.copy();
  await userEvent.click(pickUp);
  await userEvent.paste();
  await expect.element(pickUp).toHaveValue('20/11/2026');
  expect(answered()).toEqual({ pickUp: '2026-11-20' });
  // browsers autofill birthdays in this format
  await userEvent.fill(born, '1992-02-28');
  await expect.element(born).toHaveValue('28/02/1992');
  expect(answered().born).toBe('1992-02-28');
});

test.each([
  ['1992-02-28', '28/02/1992', undefined],
  ['28/02/19', '28/02/19', 'format'],
  ['2026-02-30', '2026-02-30', 'format'],
])('§9 restores %s as %s (error: %s)', async (answer, shown, error) => {
  const { store } = await drawDates({ answers: { born: answer } });
  await expect.element(born).toHaveValue(shown);
  expect(store.getState().errors.get('/born')?.keyword).toBe(error);
});

test('§7 reports only the name of a typed date, after the visitor leaves the field', async () => {
  const { reports, answered } = await drawDates();
  await userEvent.type(joined, '01012020');
  await leave();
  expect(answered()).toEqual({ joined: '2020-01-01' });
  await userEvent.type(born, '28021992');
  expect(reports).toEqual([]);
  await leave();
  expect(reports).toEqual([{ type: 'update', field: 'born', label: '' }]);
});
