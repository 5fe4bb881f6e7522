import { expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import type { Submission } from '../../../../src/engine/journey/submission.ts';
import { accessibilityFaults } from '../../axe.ts';
import { textsOf } from '../../helpers.ts';
import { lend } from '../draw.tsx';

const heading = page.getByRole('heading', { level: 1 });
const next = page.getByRole('button', { name: 'Turn the page' });
const answers = page.getByRole('region', { name: 'Your answers' });
const change = (question: string) => answers.getByRole('link', { name: `Change ${question}`, exact: true });
const expectStep = (text: string) => expect.element(heading).toHaveTextContent(text);

const LOANS = 'What shall we lend Ada?';
const CHECK = 'Is this right?';
const child = { readerName: 'Ada', ageGroup: 'child', school: 'Hill School', guardianName: 'Bob' };
const loans = { from: '2999-12-31', books: [{ bookTitle: 'Emma', isLarge: true }, { bookTitle: 'Ivanhoe' }] };
const saved = { ...child, ...loans };

/** Returns the questions and answers in view, as "question: answer". */
const rows = () =>
  textsOf(answers.getByRole('term')).map((question, index) => {
    const answer = answers
      .getByRole('definition')
      .nth(2 * index)
      .element().textContent;
    return `${question}: ${answer}`;
  });

test('fills texts, labels and alerts with answers of earlier steps', async () => {
  await lend('#loans', { saved });
  await expectStep(LOANS);
  await expect.element(page.getByText('Books for Child.')).toBeVisible();
  await expect.element(page.getByText('We call Bob when they are ready.')).toBeVisible();
  await expect.element(page.getByRole('textbox', { name: 'When does Ada need them?' })).toBeVisible();
  await expect.element(page.getByRole('checkbox', { name: 'In large print for Ada' }).first()).toBeVisible();
  await expect.poll(() => document.title).toBe(`${LOANS} | Lend books`);
});

test('uses the text after the bar for a missing or invalid answer', async () => {
  await lend('#loans', { saved: { readerName: '4da' } });
  await expectStep('What shall we lend the reader?');
  await expect.element(page.getByText('Books for anyone.')).toBeVisible();
  await expect.element(page.getByText('ready')).not.toBeInTheDocument();
});

test('adds and removes a later step as soon as an answer decides it', async () => {
  await lend('', { saved: { readerName: 'Ada', ageGroup: 'adult' } });
  await expect.element(page.getByText('Page 1 of 3')).toBeVisible();
  await userEvent.click(page.getByRole('radio', { name: 'Child' }));
  await expect.element(page.getByText('Page 1 of 4')).toBeVisible();
  await userEvent.click(page.getByRole('radio', { name: 'Adult' }));
  await expect.element(page.getByText('Page 1 of 3')).toBeVisible();
});

test('lists the answers in view of all earlier steps as people read them', async () => {
  await lend('#check', { saved });
  await expectStep(CHECK);
  await expect.element(answers).toBeVisible();
  expect(rows()).toEqual([
    'Name: Ada',
    'Age group: Child',
    'School: Hill School',
    'Books a month: Not answered',
    'Guardian’s name: Bob',
    'When does Ada need them?: 31 December 2999',
    'Title: Emma',
    'In large print for Ada: Yes',
    'Title: Ivanhoe',
    'In large print for Ada: Not answered',
  ]);
  expect(textsOf(answers.getByRole('heading'))).toEqual([
    'Who will read?',
    'Who looks after them?',
    LOANS,
    'Book 1',
    'Book 2',
  ]);
  await expect.element(change('Book 2: Title')).toBeVisible();
  expect(await accessibilityFaults(answers.element())).toEqual([]);
});

test('leads back to the review after a change, and elsewhere to the next step', async () => {
  await lend('#check', { saved });
  await userEvent.click(change('School'));
  await expectStep('Who will read?');
  await userEvent.fill(page.getByRole('textbox', { name: 'School' }), 'River School');
  await userEvent.click(next);
  await expectStep(CHECK);
  await expect.element(answers.getByText('River School')).toBeVisible();

  history.back();
  await expectStep('Who will read?');
  await userEvent.click(page.getByRole('radio', { name: 'Adult' }));
  location.hash = '#reader';
  await userEvent.click(next);
  await expectStep(CHECK);
});

test('§2 opens the next step for Next in a step that was not opened from the review', async () => {
  await lend('#check', { saved });
  location.hash = '#reader';
  await expectStep('Who will read?');
  await userEvent.click(next);
  await expectStep('Who looks after them?');
});

test('leads to steps that a change makes incomplete before it leads back', async () => {
  await lend('#check', { saved: { ...loans, readerName: 'Ada', ageGroup: 'adult' } });
  await userEvent.click(change('Age group'));
  await userEvent.click(page.getByRole('radio', { name: 'Child' }));
  await userEvent.fill(page.getByRole('textbox', { name: 'School' }), 'Hill School');
  await userEvent.click(next);
  await expectStep('Who looks after them?');
  await userEvent.fill(page.getByRole('textbox', { name: 'Guardian’s name' }), 'Bob');
  await userEvent.click(next);
  await expectStep(CHECK);
});

test('shows what the server refuses at its field, in the step that asks', async () => {
  const refused = [{ instancePath: '/books/1/bookTitle', keyword: 'enum', params: {} }];
  const onSubmit = vi.fn(async (submission: Submission) => void (await submission.refuse(refused)));
  await lend('#check', { saved, onSubmit });
  await userEvent.click(page.getByRole('checkbox', { name: 'I bring them back' }));
  await userEvent.click(page.getByRole('button', { name: 'Order the books' }));
  await expectStep(LOANS);
  const summary = page.getByRole('region', { name: 'Please check your answers' });
  await expect.element(summary).toHaveFocus();
  const title = page.getByRole('group', { name: 'Book 2' }).getByRole('textbox', { name: 'Title' });
  await expect.element(title).toHaveAccessibleDescription('Enter a title');
  await userEvent.click(page.getByRole('button', { name: 'Back a page' }));
  await expectStep('Who looks after them?');
  await userEvent.click(next);
  await expectStep(LOANS);
  await expect.element(title).toHaveAttribute('aria-invalid');
  await expect.element(summary).not.toBeInTheDocument();
  await userEvent.type(title, ' 2');
  await expect.element(title).not.toHaveAttribute('aria-invalid');
});

const reader = () => page.getByRole('textbox', { name: 'Name' });
const bookTitle = () => page.getByRole('group', { name: 'Book 2' }).getByRole('textbox', { name: 'Title' });
const books = () => page.getByRole('group', { name: 'Books', exact: true });

test.each([
  ['with another keyword', '/readerName', 'toString', reader],
  ['of a part that the field does not show', '/readerName/first', 'pattern', reader],
  ['with a percent-encoded pointer in a link', '#/reader%4Eame', 'unique', reader],
  ['deeper than a field of an entry', '/books/1/bookTitle/0', 'unique', bookTitle],
  [
    'of a field that an entry does not have',
    '/books/1/colour',
    'unique',
    () => page.getByRole('group', { name: 'Book 2' }),
  ],
  ['of an entry that is not there', '/books/7/bookTitle', 'unique', books],
  ['of a whole list', '/books', 'unique', books],
])('shows a refusal %s where it can be corrected', async (_, instancePath, keyword, field) => {
  const refused = [{ instancePath, keyword, params: {} }];
  const onSubmit = vi.fn(async (submission: Submission) => void (await submission.refuse(refused)));
  await lend('#check', { saved, onSubmit });
  await userEvent.click(page.getByRole('checkbox', { name: 'I bring them back' }));
  await userEvent.click(page.getByRole('button', { name: 'Order the books' }));
  const summary = page.getByRole('region', { name: 'Please check your answers' });
  await expect.element(summary).toHaveFocus();
  await expect.element(summary.getByRole('link')).toHaveTextContent(/./);
  await expect.element(field()).toBeVisible();
  await expect.element(field()).toHaveAccessibleDescription(/./);
});

test.each([
  ['of an unknown field', '/constructor', 'enum'],
  ['of no field', '', 'enum'],
])('cannot show a refusal %s, and stays where it is', async (_, instancePath, keyword) => {
  const refuse = vi.fn();
  const refused = [{ instancePath, keyword, params: {} }];
  const onSubmit = vi.fn(async (submission: Submission) => refuse(await submission.refuse(refused)));
  await lend('#check', { saved, onSubmit });
  await userEvent.click(page.getByRole('checkbox', { name: 'I bring them back' }));
  await userEvent.click(page.getByRole('button', { name: 'Order the books' }));
  await expect.poll(() => refuse.mock.calls).toEqual([[false]]);
  await expectStep(CHECK);
});
