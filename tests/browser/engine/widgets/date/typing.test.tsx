import { describe, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { compose } from '../../compose.ts';
import { born, drawDates, joined, leave, pickUp } from './date-fields.ts';

test('the control’s name is the field’s', async () => {
  await drawDates();
  await expect.element(born).toHaveAttribute('name', 'born');
});

test('§3 a date is typed with a keyboard of digits; the browser may fill it in; its placeholder is shown', async () => {
  await drawDates();
  await expect.element(born).toHaveAttribute('inputmode', 'numeric');
  await expect.element(born).toHaveAttribute('autocomplete', 'bday');
  await expect.element(born).toHaveAccessibleDescription('As dd/mm/yyyy, for example 28/02/1992.');
  await expect.element(pickUp).toHaveAttribute('placeholder', 'dd/mm/yyyy');
});

test('§5 required is said of a required date alone', async () => {
  await drawDates();
  await expect.element(born).toBeRequired();
  await expect.element(joined).not.toBeRequired();
});

describe('what is typed', () => {
  test.each(['20112026', '20/11/2026', '20.11.2026', '20-11-2026', '20 11 2026'])(
    '§9 %s shows 20/11/2026 and is kept as 2026-11-20',
    async (keys) => {
      const { answered } = await drawDates();
      await userEvent.type(pickUp, keys);
      await expect.element(pickUp).toHaveValue('20/11/2026');
      expect(answered()).toEqual({ pickUp: '2026-11-20' });
    },
  );

  test('§5 slashes come by themselves, and what is no day yet is kept as it is, and does not fit', async () => {
    const { answered, store } = await drawDates({ answers: { born: '1992-02-28' } });
    await userEvent.type(pickUp, '201');
    await expect.element(pickUp).toHaveValue('20/1');
    expect(answered().pickUp).toBe('20/1');
    await userEvent.type(pickUp, '1202');
    await expect.element(pickUp).toHaveValue('20/11/202');
    expect(store.getState().valid).toBe(false);
    await userEvent.type(pickUp, '6');
    expect(store.getState().valid).toBe(true);
  });

  test('§5 Backspace takes one character after the other, slashes too', async () => {
    const { answered } = await drawDates({ answers: { pickUp: '2026-11-20' } });
    await userEvent.click(pickUp);
    await userEvent.keyboard('{End}{Backspace}');
    await expect.element(pickUp).toHaveValue('20/11/202');
    expect(answered()).toEqual({ pickUp: '20/11/202' });
    await userEvent.keyboard('{Backspace}{Backspace}{Backspace}{Backspace}{Backspace}');
    await expect.element(pickUp).toHaveValue('20/1');
    await userEvent.keyboard('{Backspace}{Backspace}');
    await expect.element(pickUp).toHaveValue('20');
    await userEvent.keyboard('12');
    await expect.element(pickUp).toHaveValue('20/12');
  });

  test('§5 a date is put right in its middle, and the caret stays there', async () => {
    const { answered } = await drawDates({ answers: { pickUp: '2026-11-20' } });
    await userEvent.click(pickUp);
    await userEvent.keyboard('{Home}{ArrowRight}{Delete}5');
    await expect.element(pickUp).toHaveValue('25/11/2026');
    expect((pickUp.element() as HTMLInputElement).selectionStart).toBe(2);
    expect(answered()).toEqual({ pickUp: '2026-11-25' });
  });

  test('§5 a slash that is taken out in the middle does not come back', async () => {
    await drawDates({ answers: { pickUp: '2026-11-20' } });
    await userEvent.click(pickUp);
    await userEvent.keyboard('{Home}{ArrowRight}{ArrowRight}{Delete}');
    await expect.element(pickUp).toHaveValue('2011/2026');
    expect((pickUp.element() as HTMLInputElement).selectionStart).toBe(2);
  });

  test('§5 a key too many is kept, and makes it no day', async () => {
    const { answered, store } = await drawDates();
    await userEvent.type(pickUp, '20/11/20267');
    await expect.element(pickUp).toHaveValue('20/11/20267');
    expect(answered()).toEqual({ pickUp: '20/11/20267' });
    expect(store.getState().errors.get('/pickUp')?.keyword).toBe('format');
    await userEvent.keyboard('{Backspace}');
    expect(answered()).toEqual({ pickUp: '2026-11-20' });
  });

  test.each([
    ['Arabic', '٢٠١١٢٠٢٦'],
    ['Devanagari', '२०/११/२०२६'],
    ['wide', '２０１１２０２６'],
    ['wide, with slashes of that keyboard,', '２０／１１／２０２６'],
    ['hyphens that are longer, with', '20–11–2026'],
  ])('§9 %s digits are a date', async (_keyboard, typed) => {
    const { answered } = await drawDates();
    await userEvent.type(pickUp, typed);
    await expect.element(pickUp).toHaveValue('20/11/2026');
    expect(answered()).toEqual({ pickUp: '2026-11-20' });
  });

  test('§5 a date that an input method composes is left alone until it is done', async () => {
    const { answered } = await drawDates();
    await userEvent.click(pickUp);
    const composition = await compose('２０', '２０１１２０２６');
    await expect.element(pickUp).toHaveValue('２０１１２０２６');
    await composition.finish('２０１１２０２６');
    await expect.element(pickUp).toHaveValue('20/11/2026');
    expect(answered()).toEqual({ pickUp: '2026-11-20' });
  });

  test('§5 a date that is emptied is no answer, so it is missing', async () => {
    const { answered, store } = await drawDates({ answers: { pickUp: '2026-11-20' } });
    await userEvent.clear(pickUp);
    expect(answered()).toEqual({});
    expect(store.getState().errors.get('/pickUp')?.keyword).toBe('required');
  });
});

test('§5 a date is pasted with its spaces, and longer than dd/MM/yyyy', async () => {
  const { answered } = await drawDates({
    below: <input aria-label="Letter" defaultValue=" 20. 11. 2026 " />,
  });
  await userEvent.tripleClick(page.getByRole('textbox', { name: 'Letter' }));
  await userEvent.copy();
  await userEvent.click(pickUp);
  await userEvent.paste();
  await expect.element(pickUp).toHaveValue('20/11/2026');
  expect(answered()).toEqual({ pickUp: '2026-11-20' });
});

test('§9 a birthday that the browser fills in as yyyy-MM-dd is that day', async () => {
  const { answered } = await drawDates();
  await userEvent.fill(born, '1992-02-28');
  await expect.element(born).toHaveValue('28/02/1992');
  expect(answered()).toEqual({ born: '1992-02-28' });
});

describe('what is restored', () => {
  test('§9 a day of a record is shown as dd/MM/yyyy', async () => {
    await drawDates({ answers: { born: '1992-02-28' } });
    await expect.element(born).toHaveValue('28/02/1992');
  });

  test.each(['28/02/19', '2026-02-30', 'soon'])(
    '%s is shown as it was typed, and does not fit',
    async (text) => {
      const { store } = await drawDates({ answers: { born: text } });
      await expect.element(born).toHaveValue(text);
      expect(store.getState().errors.get('/born')?.keyword).toBe('format');
    },
  );
});

describe('reports to analytics', () => {
  test('§7 a typed date is told once it is left, by its name alone', async () => {
    const { reports } = await drawDates();
    await userEvent.type(born, '28021992');
    expect(reports).toEqual([]);
    await leave();
    expect(reports).toEqual([{ type: 'update', field: 'born', label: '' }]);
  });

  test('§3 a date without isAnalyticRequired is not told', async () => {
    const { reports, answered } = await drawDates();
    await userEvent.type(joined, '01012020');
    await leave();
    expect(answered()).toEqual({ joined: '2020-01-01' });
    expect(reports).toEqual([]);
  });
});
