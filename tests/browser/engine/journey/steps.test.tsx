import { beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { accessibilityFaults } from '../../axe.ts';
import { join } from '../library.ts';

const heading = page.getByRole('heading', { level: 1 });
const next = page.getByRole('button', { name: 'Turn the page' });
const previous = page.getByRole('button', { name: 'Back a page' });
const name = page.getByRole('textbox', { name: 'Name' });
const adult = { readerName: 'Ada', ageGroup: 'adult' };
const child = { readerName: 'Ada', ageGroup: 'child', school: 'Hill School' };

const READER = 'Who will read?';
const GUARDIAN = 'Who looks after them?';
const CARD = 'When shall we have your card ready?';

describe('the hash', () => {
  test.each(['', '#', '#nowhere', '#Card', '#%E0%A4%A'])('§2 "%s" means step 0', async (hash) => {
    await join(hash);
    await expect.element(heading).toHaveTextContent(READER);
  });

  test('§2 of a step leads to that step, answered or not', async () => {
    await join('#card');
    await expect.element(heading).toHaveTextContent(CARD);
  });

  test('§2 a change of the hash moves to the matching step', async () => {
    await join();
    location.hash = '#card';
    await expect.element(heading).toHaveTextContent(CARD);
    location.hash = '#nowhere';
    await expect.element(heading).toHaveTextContent(READER);
  });

  test('of a step that these answers do not have means step 0', async () => {
    await join('#guardian', { saved: adult });
    await expect.element(heading).toHaveTextContent(READER);
  });
});

describe('Next and Previous', () => {
  test('§2 Next is disabled until the step is valid', async () => {
    await join();
    await expect.element(next).toHaveAttribute('aria-disabled', 'true');
    await userEvent.type(name, 'Ada');
    await expect.element(next).toHaveAttribute('aria-disabled', 'true');
    await userEvent.click(page.getByRole('radio', { name: 'Adult' }));
    await expect.element(next).not.toHaveAttribute('aria-disabled');
    await userEvent.type(name, '1');
    await expect.element(next).toHaveAttribute('aria-disabled', 'true');
  });

  test('WCAG 2.1.1: Next can be reached by key while it is disabled', async () => {
    await join('#guardian', { saved: child });
    await userEvent.click(page.getByRole('textbox', { name: 'Guardian’s name' }));
    await userEvent.tab();
    await userEvent.tab();
    await expect.element(next).toHaveFocus();
    await expect.element(next).toHaveAttribute('aria-disabled', 'true');
  });

  test('WCAG 2.4.3: the Tab key reaches Previous before Next, as they stand on the page', async () => {
    await join('#guardian', { saved: { ...child, guardianName: 'Bob' } });
    await userEvent.click(page.getByRole('textbox', { name: 'Guardian’s name' }));
    await userEvent.tab();
    await expect.element(previous).toHaveFocus();
    await userEvent.tab();
    await expect.element(next).toHaveFocus();
    const [before, after] = [previous, next].map((button) => button.element().getBoundingClientRect());
    expect(before?.right).toBeLessThanOrEqual(after?.left ?? 0);
  });

  test('§2 both push their step’s hash', async () => {
    await join('', { saved: adult });
    const before = history.length;
    await userEvent.click(next);
    await expect.element(heading).toHaveTextContent(CARD);
    expect([location.hash, history.length]).toEqual(['#card', before + 1]);
    await userEvent.click(previous);
    await expect.element(heading).toHaveTextContent(READER);
    expect([location.hash, history.length]).toEqual(['#reader', before + 2]);
  });

  test('§2 back and forward move through the steps', async () => {
    await join('', { saved: adult });
    await userEvent.click(next);
    await expect.element(heading).toHaveTextContent(CARD);
    history.back();
    await expect.element(heading).toHaveTextContent(READER);
    history.forward();
    await expect.element(heading).toHaveTextContent(CARD);
  });

  test('§2 the first step has no Previous, the last no Next', async () => {
    await join();
    await expect.element(previous).not.toBeInTheDocument();
    location.hash = '#card';
    await expect.element(previous).toBeVisible();
    await expect.element(next).not.toBeInTheDocument();
  });

  test('§2 Enter in a text field goes on, as Next does', async () => {
    await join('', { saved: adult });
    await userEvent.type(name, '{Enter}');
    await expect.element(heading).toHaveTextContent(CARD);
  });
});

describe('a step with a condition', () => {
  test('§2 is in the journey as long as its condition holds', async () => {
    await join('', { saved: child });
    await expect.element(page.getByText('Page 1 of 3')).toBeVisible();
    await userEvent.click(next);
    await expect.element(heading).toHaveTextContent(GUARDIAN);
    await expect.element(page.getByText('Page 2 of 3')).toBeVisible();
  });

  test('§2 is passed over otherwise, in both directions', async () => {
    await join('', { saved: child });
    await userEvent.click(page.getByRole('radio', { name: 'Adult' }));
    await expect.element(page.getByText('Page 1 of 2')).toBeVisible();
    await userEvent.click(next);
    await expect.element(heading).toHaveTextContent(CARD);
    await userEvent.click(previous);
    await expect.element(heading).toHaveTextContent(READER);
  });
});

describe('what was typed', () => {
  test.each([
    ['valid', 'Ada', 'Ada'],
    ['not valid', 'Ada 1', 'Ada 1'],
  ])('decisions "Steps": stays as it is, %s, when one goes and comes back', async (_state, typed, kept) => {
    await join('#reader');
    await userEvent.type(name, typed);
    location.hash = '#card';
    await expect.element(heading).toHaveTextContent(CARD);
    await userEvent.click(previous);
    await expect.element(name).toHaveValue(kept);
  });

  test('§4 is answered from what was restored where a step is opened for the first time', async () => {
    await join('', { saved: child });
    await expect.element(name).toHaveValue('Ada');
    await expect.element(page.getByRole('radio', { name: 'Child' })).toBeChecked();
    await expect.element(next).toBeEnabled();
  });

  test('§4 what an answer has hidden is not handed on, and comes back with it', async () => {
    const { record } = await join('', { saved: child });
    await userEvent.click(page.getByRole('radio', { name: 'Adult' }));
    expect(record()).toEqual(adult);
    await userEvent.click(page.getByRole('radio', { name: 'Child' }));
    expect(record()).toEqual(child);
  });
});

describe('opening a step', () => {
  const onStep = vi.fn();
  beforeEach(() => onStep.mockClear());

  test('the first one leaves the focus alone', async () => {
    await join('#card');
    await expect.element(heading).toHaveTextContent(CARD);
    expect(document.activeElement).toBe(document.body);
  });

  test('any other one moves the focus to its heading, and the page to its top', async () => {
    await page.viewport(390, 300);
    onTestFinished(() => page.viewport(1280, 900));
    await join('', { saved: adult });
    scrollTo(0, 200);
    expect(scrollY).toBeGreaterThan(0);
    await userEvent.click(next);
    await expect.element(heading).toHaveFocus();
    expect(scrollY).toBe(0);
    history.back();
    await expect.element(heading).toHaveTextContent(READER);
    await expect.element(heading).toHaveFocus();
  });

  test('the document’s title follows each one, the first included', async () => {
    await join('', { saved: adult });
    expect(document.title).toBe(`${READER} | Join the library`);
    await userEvent.click(next);
    await expect.poll(() => document.title).toBe(`${CARD} | Join the library`);
  });

  test('§7 each one is told, the first included, and a change inside it is not', async () => {
    await join('', { saved: adult, onStep });
    await userEvent.type(name, ' B');
    await userEvent.click(next);
    await expect.element(heading).toHaveTextContent(CARD);
    expect(onStep.mock.calls.map(([{ hash }]) => hash)).toEqual(['reader', 'card']);
  });
});

test('a step’s container carries its hash, and there is one h1', async () => {
  const { container } = await join('#card');
  await expect.element(heading).toBeVisible();
  expect(heading.element().closest('[data-step]')?.getAttribute('data-step')).toBe('card');
  expect(container.querySelectorAll('h1')).toHaveLength(1);
});

test('§4 a step’s alerts stand above its form, by the facts that it reads', async () => {
  await join('#card', { saved: child });
  await expect.element(page.getByText('Bring someone along')).toBeVisible();
  const { bottom } = page.getByText('Bring someone along').element().getBoundingClientRect();
  const [first] = page.getByRole('combobox').elements();
  expect(first?.getBoundingClientRect().top).toBeGreaterThan(bottom);
});

test.each(['#reader', '#guardian', '#card'])('WCAG: axe finds nothing in the step %s', async (hash) => {
  const { container } = await join(hash, { saved: child });
  await expect.element(heading).toBeVisible();
  expect(await accessibilityFaults(container)).toEqual([]);
});
