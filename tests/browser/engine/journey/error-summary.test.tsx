import { describe, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import type { Step } from '#types/content/step';
import type { CompiledPage } from '../../../../src/engine/mount/compiled-page.ts';
import listForm from '../../../fixtures/library/forms/list.json?content';
import { accessibilityFaults } from '../../axe.ts';
import { drawStep } from '../draw-step.ts';
import { join, payDeposit } from '../library.ts';

const heading = page.getByRole('heading', { level: 1 });
const next = page.getByRole('button', { name: 'Turn the page' });
const name = page.getByRole('textbox', { name: 'Name' });
const school = page.getByRole('textbox', { name: 'School' });
const books = page.getByRole('textbox', { name: 'Books a month (optional)' });
const child = page.getByRole('radio', { name: 'Child' });
const summary = page.getByRole('region', { name: 'Please check your answers' });
const link = (text: string) => summary.getByRole('link', { name: text });
const texts = () =>
  summary
    .getByRole('listitem')
    .elements()
    .map(({ textContent }) => textContent);

/** Presses a button that says it is disabled: the mouse can, and a key can. */
const press = (button: typeof next) => userEvent.click(button, { force: true });

const pressByKey = async () => {
  (next.element() as HTMLElement).focus();
  await userEvent.keyboard('{Enter}');
};

const half = { ageGroup: 'child', booksAMonth: 50 };
const HALF = ['Enter the reader’s name', 'Enter the school', 'Enter at most 30'];

describe('§2 trying to go on from a step that is not complete', () => {
  test.each([
    ['with the mouse on Next', () => press(next)],
    ['with a key on Next', pressByKey],
    ['with Enter in a field', () => userEvent.type(name, '{Enter}')],
  ])('%s shows every message, and a list of them in the order of the page', async (_how, tryIt) => {
    await join('', { saved: half });
    await tryIt();
    await expect.poll(texts).toEqual(HALF);
    expect(
      page
        .getByRole('alert')
        .elements()
        .map(({ textContent }) => textContent),
    ).toEqual(HALF);
    await expect.element(heading).toHaveTextContent('Who will read?');
    expect(location.hash).toBe('');
  });

  test('shows no list before', async () => {
    await join('', { saved: half });
    await userEvent.click(name);
    await userEvent.tab();
    await expect.element(page.getByRole('alert')).toHaveTextContent('Enter the reader’s name');
    await expect.element(summary).not.toBeInTheDocument();
  });

  test('gives the list the focus each time, above the step', async () => {
    await join('', { saved: half });
    await press(next);
    await expect.element(summary).toHaveFocus();
    await userEvent.click(books);
    await expect.element(summary).not.toHaveFocus();
    await press(next);
    await expect.element(summary).toHaveFocus();
    await expect.element(summary).toBeInViewport();
    const { bottom } = summary.element().getBoundingClientRect();
    expect(heading.element().getBoundingClientRect().top).toBeGreaterThanOrEqual(bottom);
  });

  test('keeps the focus where the visitor types afterwards', async () => {
    await join('', { saved: half });
    await press(next);
    await expect.element(summary).toHaveFocus();
    await userEvent.type(name, 'Ada');
    await expect.element(name).toHaveFocus();
  });

  test('reports an incomplete step, once each time', async () => {
    const { reports } = await join('', { saved: half });
    const refusals = () => reports.filter(({ type }) => type === 'incomplete');
    await press(next);
    expect(refusals()).toEqual([{ type: 'incomplete', step: 'reader' }]);
    await press(next);
    expect(refusals()).toHaveLength(2);
  });

  test('WCAG: axe finds nothing in the list', async () => {
    const { container } = await join('', { saved: half });
    await press(next);
    await expect.element(summary).toBeVisible();
    expect(await accessibilityFaults(container)).toEqual([]);
  });
});

describe('§2 a link of the list', () => {
  test('leads to its field, whose label is in view, and leaves the step open', async () => {
    await join('', { saved: half });
    await press(next);
    await userEvent.click(link('Enter at most 30'));
    await expect.element(books).toHaveFocus();
    await expect.element(page.getByText('Books a month (optional)')).toBeInViewport();
    expect(location.hash).toBe('');
  });

  test('leads to the first button of a group', async () => {
    await join();
    await press(next);
    await userEvent.click(link('Choose an age group'));
    await expect.element(child).toHaveFocus();
    await expect.element(child).not.toBeChecked();
  });

  test('leads to the field of its own entry, where entries of a list have the same message', async () => {
    await drawStep(listForm, { saved: { pets: [{ kind: 'cat' }, { name: 'Rex', kind: 'dog' }, {}] } });
    await press(page.getByRole('button', { name: 'Go on' }));
    await expect
      .poll(texts)
      .toEqual([
        'Say what it is called',
        'Say what colour its collar has',
        'Say what it is called',
        'Choose a kind',
      ]);
    const pet = (number: number) => page.getByRole('group', { name: `Pet ${number}`, exact: true });
    await userEvent.click(link('Say what it is called').nth(1));
    await expect.element(pet(3).getByRole('textbox', { name: 'Name' })).toHaveFocus();
    await userEvent.click(link('Choose a kind'));
    await expect.element(pet(3).getByRole('combobox', { name: 'Kind' })).toHaveFocus();
    await userEvent.click(link('Say what it is called').first());
    await expect.element(pet(1).getByRole('textbox', { name: 'Name' })).toHaveFocus();
  });
});

describe('putting answers right', () => {
  test('takes their lines away, and in the end the list', async () => {
    await join('', { saved: half });
    await press(next);
    await userEvent.fill(books, '3');
    await expect.poll(texts).toEqual(HALF.slice(0, 2));
    await userEvent.fill(name, 'Ada');
    await expect.poll(texts).toEqual(['Enter the school']);
    await userEvent.fill(school, 'Hill School');
    await expect.element(summary).not.toBeInTheDocument();
    await userEvent.click(next);
    await expect.element(heading).toHaveTextContent('Who looks after them?');
  });

  test('changes a line as its message changes', async () => {
    await join('', { saved: half });
    await press(next);
    await userEvent.fill(name, '4da');
    await expect.poll(texts).toEqual(['Use letters, spaces, hyphens and apostrophes', ...HALF.slice(1)]);
  });

  test('takes the line of a field that goes', async () => {
    await join('', { saved: half });
    await press(next);
    await userEvent.click(page.getByRole('radio', { name: 'Adult' }));
    await expect.poll(texts).toEqual([HALF[0], HALF[2]]);
  });

  test('is up to the messages alone once the visitor has left the step and come back', async () => {
    await join('#reader', { saved: half });
    await press(next);
    await expect.element(summary).toBeVisible();
    location.hash = '#card';
    await expect.element(heading).toHaveTextContent('When shall we have your card ready?');
    location.hash = '#reader';
    await expect.element(page.getByRole('alert').first()).toBeVisible();
    await expect.element(summary).not.toBeInTheDocument();
  });
});

describe('what is wrong with the step as a whole', () => {
  /** A step that nobody can leave while the library is closed. */
  const visit = (): CompiledPage => {
    const isClosed = (data: unknown) => (data as { isClosed?: boolean }).isClosed === true;
    const schema = {
      $id: 'open',
      type: 'object',
      properties: { day: { type: 'string', title: 'Day' } },
    } as const;
    const open = Object.assign((data: unknown) => !isClosed(data), {
      errors: [{ instancePath: '', keyword: 'not', params: {} }],
    });
    const step: Step = {
      hash: 'visit',
      heading: 'Your visit',
      reads: ['isClosed'],
      alerts: [
        { level: 'info', text: [{ tag: 'p', children: ['We are on holiday.'] }], when: { $id: 'closed' } },
        {
          level: 'info',
          text: [{ tag: 'p', children: ['Come another day.'] }],
          link: { text: 'Opening hours', href: '#hours' },
          when: { $id: 'closed' },
        },
      ],
      schema,
      uiSchema: { 'ui:messages': 'We are closed' },
      buttons: {},
    };
    return {
      content: step,
      validators: { open, closed: isClosed },
      widgets: ['text'],
      sources: [],
      steps: {},
    };
  };

  test('stands in the list, with the link of the alert that says more', async () => {
    const { reports } = await drawStep(visit, { saved: { isClosed: true } });
    await press(page.getByRole('button', { name: 'Go on' }));
    await expect.poll(texts).toEqual(['We are closed']);
    await expect.element(link('We are closed')).toHaveAttribute('href', '#hours');
    await expect.element(summary).toHaveFocus();
    expect(reports).toEqual([{ type: 'incomplete', step: 'visit' }]);
  });

  test('keeps nobody back where it does not hold', async () => {
    await drawStep(visit);
    await userEvent.click(page.getByRole('button', { name: 'Go on' }));
    await expect.element(heading).toHaveTextContent('The end');
  });
});

describe('an earlier step that is not complete', () => {
  const pay = page.getByRole('button', { name: 'Pay the deposit' });
  const saved = { readerName: '4da', ageGroup: 'adult', school: 'Hill School', depositAmount: '$5' };

  test('stands in the list after the messages, as a link that leads there', async () => {
    const { reports } = await payDeposit('#deposit', { saved });
    await press(pay);
    await expect.poll(texts).toEqual(['Say who pays', 'Go to “Who will read?”']);
    await expect.element(summary).toHaveFocus();
    expect(reports).toContainEqual({ type: 'incomplete', step: 'deposit' });
    await userEvent.click(link('Go to “Who will read?”'));
    await expect.element(heading).toHaveTextContent('Who will read?');
    await expect.element(heading).toHaveFocus();
  });
});
