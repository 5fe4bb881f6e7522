import { describe, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { accessibilityFaults } from '../../axe.ts';
import { boxOf, resize } from '../../helpers.ts';
import { join } from '../library.ts';

const heading = page.getByRole('heading', { level: 1 });
const next = page.getByRole('button', { name: 'Turn the page' });
const previous = page.getByRole('button', { name: 'Back a page' });
const name = page.getByRole('textbox', { name: 'Name' });
const radio = (name: string) => page.getByRole('radio', { name });
const adult = { readerName: 'Ada', ageGroup: 'adult' };
const child = { readerName: 'Ada', ageGroup: 'child', school: 'Hill School' };

const READER = 'Who will read?';
const GUARDIAN = 'Who looks after them?';
const CARD = 'When shall we have your card ready?';

describe('the hash', () => {
  test.each([
    ['', READER],
    ['#', READER],
    ['#nowhere', READER],
    ['#Card', READER],
    ['#%E0%A4%A', READER],
    ['#guardian', READER],
    ['#card', CARD],
  ])('§2 "%s" opens "%s", whether it is answered or not', async (hash, step) => {
    await join(hash, { saved: { ageGroup: 'adult' } });
    await expect.element(heading).toHaveTextContent(step);
  });

  test('§2 a change of the hash moves to the matching step; the first has no Previous, the last no Next', async () => {
    await join();
    await expect.element(previous).not.toBeInTheDocument();
    location.hash = '#card';
    await expect.element(heading).toHaveTextContent(CARD);
    await expect.element(previous).toBeVisible();
    await expect.element(next).not.toBeInTheDocument();
    location.hash = '#nowhere';
    await expect.element(heading).toHaveTextContent(READER);
  });
});

describe('Next and Previous', () => {
  test('§2 Next is disabled while the step is not valid', async () => {
    await join();
    const expectDisabled = (isDisabled: boolean) =>
      isDisabled
        ? expect.element(next).toHaveAttribute('aria-disabled', 'true')
        : expect.element(next).not.toHaveAttribute('aria-disabled');
    await expectDisabled(true);
    await userEvent.type(name, 'Ada');
    await expectDisabled(true);
    await userEvent.click(radio('Adult'));
    await expectDisabled(false);
    await userEvent.type(name, '1');
    await expectDisabled(true);
  });

  test('WCAG 2.4.3: the Tab key reaches Previous, then Next, as they stand on the page, even while it is disabled', async () => {
    await join('#guardian', { saved: child });
    await userEvent.click(page.getByRole('textbox', { name: 'Guardian’s name' }));
    await userEvent.tab();
    await expect.element(previous).toHaveFocus();
    await userEvent.tab();
    await expect.element(next).toHaveFocus();
    await expect.element(next).toHaveAttribute('aria-disabled', 'true');
    expect(boxOf(previous).right).toBeLessThanOrEqual(boxOf(next).left);
  });

  test('§2 both push their step’s hash; back and forward move through the steps', async () => {
    await join('', { saved: adult });
    const { length } = history;
    await userEvent.click(next);
    await expect.element(heading).toHaveTextContent(CARD);
    expect([location.hash, history.length]).toEqual(['#card', length + 1]);
    await userEvent.click(previous);
    await expect.element(heading).toHaveTextContent(READER);
    expect([location.hash, history.length]).toEqual(['#reader', length + 2]);
    history.back();
    await expect.element(heading).toHaveTextContent(CARD);
    history.forward();
    await expect.element(heading).toHaveTextContent(READER);
  });

  test('§2 Enter in a text field goes on, as Next does', async () => {
    await join('', { saved: adult });
    await userEvent.type(name, '{Enter}');
    await expect.element(heading).toHaveTextContent(CARD);
  });
});

test('§2 a step with a condition is in the journey while that holds, and passed over otherwise, in both directions', async () => {
  await join('', { saved: child });
  await expect.element(page.getByText('Page 1 of 3')).toBeVisible();
  await userEvent.click(next);
  await expect.element(heading).toHaveTextContent(GUARDIAN);
  await expect.element(page.getByText('Page 2 of 3')).toBeVisible();
  await userEvent.click(previous);
  await userEvent.click(radio('Adult'));
  await expect.element(page.getByText('Page 1 of 2')).toBeVisible();
  await userEvent.click(next);
  await expect.element(heading).toHaveTextContent(CARD);
  await userEvent.click(previous);
  await expect.element(heading).toHaveTextContent(READER);
});

describe('answers', () => {
  test.each(['Ada', 'Ada 1'])(
    'stay when the visitor goes and comes back, valid or not: "%s"',
    async (text) => {
      await join('#reader');
      await userEvent.type(name, text);
      location.hash = '#card';
      await expect.element(heading).toHaveTextContent(CARD);
      await userEvent.click(previous);
      await expect.element(name).toHaveValue(text);
    },
  );

  test('§4 that were saved are restored; one that another hides is not handed on, and comes back with it', async () => {
    const { record } = await join('', { saved: child });
    await expect.element(name).toHaveValue('Ada');
    await expect.element(radio('Child')).toBeChecked();
    await expect.element(next).toBeEnabled();
    await userEvent.click(radio('Adult'));
    expect(record()).toEqual(adult);
    await userEvent.click(radio('Child'));
    expect(record()).toEqual(child);
  });
});

describe('opening a step', () => {
  test('the first one leaves the focus alone; it has a container with its hash, and one h1', async () => {
    const { container } = await join('#card');
    await expect.element(heading).toHaveTextContent(CARD);
    expect(document.activeElement).toBe(document.body);
    expect(heading.element().closest('[data-step]')?.getAttribute('data-step')).toBe('card');
    expect(container.querySelectorAll('h1')).toHaveLength(1);
  });

  test('any other one moves the focus to its heading, and the page to its top', async () => {
    await resize(390, 300);
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

  test('§7 each one sets the document’s title and is reported, a change inside it is not', async () => {
    const onStep = vi.fn();
    await join('', { saved: adult, onStep });
    expect(document.title).toBe(`${READER} | Join the library`);
    await userEvent.type(name, ' B');
    await userEvent.click(next);
    await expect.poll(() => document.title).toBe(`${CARD} | Join the library`);
    expect(onStep.mock.calls.map(([{ hash }]) => hash)).toEqual(['reader', 'card']);
  });
});

test.each(['#reader', '#guardian', '#card'])(
  'WCAG: axe finds nothing in the step %s; §4 its alerts stand above its form',
  async (hash) => {
    const { container } = await join(hash, { saved: child });
    await expect.element(heading).toBeVisible();
    expect(await accessibilityFaults(container)).toEqual([]);
    if (hash !== '#card') return;
    const alert = page.getByText('Bring someone along');
    await expect.element(alert).toBeVisible();
    expect(boxOf(page.getByRole('combobox').first()).top).toBeGreaterThan(boxOf(alert).bottom);
  },
);
