import { beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { StartAgain } from '../../../../src/ovhc/pages/StartAgain.tsx';
import { clearQuote, hasQuote, updateQuote } from '../../../../src/ovhc/store/quote-store.ts';
import { goTo } from '../../../../src/ovhc/store/tab-storage.ts';
import { accessibilityFaults } from '../../axe.ts';
import { drawInEngine } from '../../engine/draw.tsx';
import { applyFor, inProgress } from '../in-progress.ts';
import { editAsAuthor } from '../quote-page.tsx';

vi.mock('../../../../src/ovhc/store/tab-storage.ts', { spy: true });

const START = '/health-insurance/overseas-visitors';
const QUOTE = `${START}/get-a-quote`;
const content = {
  link: { text: 'Start again', href: QUOTE },
  href: START,
  title: 'Start again?',
  text: [{ tag: 'p', children: ['Your answers will be gone.'] }],
  confirm: { text: 'Delete and start again' },
  cancel: { text: 'Keep my answers' },
} as const;

const dialog = page.getByRole('dialog', { name: 'Start again?' });
const link = (name: string) => page.getByRole('link', { name });
const start = link('To the start');
const button = page.getByRole('button', { name: 'Start again', exact: true });
const cancel = page.getByRole('button', { name: 'Keep my answers' });
const confirm = page.getByRole('button', { name: 'Delete and start again' });

let followed: string[] = [];

const draw = (quote: object = { coverType: 'S', age: 30 }, isBusy = false) => {
  updateQuote({ ...quote });
  return drawInEngine(
    <>
      <a href={START}>To the start</a>
      <a href={START} target="_blank" rel="noreferrer">
        In another tab
      </a>
      <a href={QUOTE}>To the quote</a>
      <StartAgain content={content} isBusy={isBusy} />
    </>,
  );
};

beforeEach(() => {
  clearQuote();
  followed = [];
  vi.mocked(goTo).mockReset().mockReturnValue();
  const follow = (event: Event) => {
    const clicked = (event.target as Element).closest('a');
    if (!clicked) return;
    if (!event.defaultPrevented) followed.push(clicked.href.replace(location.origin, ''));
    event.preventDefault();
  };
  addEventListener('click', follow);
  return () => {
    removeEventListener('click', follow);
    clearQuote();
  };
});

describe('§2 link to the page that clears the quote', () => {
  test.each([
    ['"Keep my answers"', () => userEvent.click(cancel)],
    ['Escape', () => userEvent.keyboard('{Escape}')],
  ])('asks each time and returns the focus after %s', async (_how, close) => {
    const { container } = await draw();
    for (const _time of [1, 2]) {
      await userEvent.click(start);
      await expect.element(dialog).toBeVisible();
      await expect.element(dialog.getByRole('heading')).toHaveFocus();
      await expect.element(dialog.getByText('Your answers will be gone.')).toBeVisible();
      expect(await accessibilityFaults(container)).toEqual([]);
      await close();
      await expect.element(dialog).not.toBeInTheDocument();
      await expect.element(start).toHaveFocus();
    }
    expect(followed).toEqual([]);
    expect(goTo).not.toHaveBeenCalled();
  });

  test('asks for a link in the header and opens it after the visitor confirms', async () => {
    await draw();
    const header = document.body.appendChild(document.createElement('header'));
    onTestFinished(() => header.remove());
    header.innerHTML = `<a href="${START}?from=menu#top"><b>Home</b></a>`;
    await userEvent.click(page.getByText('Home'));
    await expect.element(dialog).toBeVisible();
    expect(followed).toEqual([]);
    await userEvent.click(confirm);
    expect(goTo).toHaveBeenCalledExactlyOnceWith(`${location.origin}${START}?from=menu#top`);
  });

  test('asks about an application whose quote another tab has cleared', async () => {
    applyFor({ coverType: 'S', age: 30 });
    await draw({});
    await userEvent.click(start);
    await expect.element(dialog).toBeVisible();
    expect(followed).toEqual([]);
  });

  test('does not ask for other tabs or pages, without a quote or in the author’s editor', async () => {
    await draw();
    await userEvent.click(start, { modifiers: ['Control'] });
    await userEvent.click(link('In another tab'));
    await userEvent.click(link('To the quote'));
    expect(followed).toEqual([START, START, QUOTE]);
    followed = [];
    clearQuote();
    await userEvent.click(start);
    expect(followed).toEqual([START]);
    updateQuote({ coverType: 'S', age: 30 });
    editAsAuthor();
    await userEvent.click(start);
    expect(followed).toEqual([START, START]);
    await expect.element(dialog).not.toBeInTheDocument();
  });
});

describe('§2 "Start again" button', () => {
  test('clears the quote after the visitor confirms', async () => {
    await draw({});
    await expect.element(button).not.toBeInTheDocument();
    updateQuote({ coverType: 'S' });
    await userEvent.click(button);
    await userEvent.click(cancel);
    await expect.element(button).toHaveFocus();
    expect(hasQuote()).toBe(true);
    expect(goTo).not.toHaveBeenCalled();
    await userEvent.click(button);
    await userEvent.click(confirm);
    expect(hasQuote()).toBe(false);
    expect(goTo).toHaveBeenCalledExactlyOnceWith(QUOTE);
    await expect.element(button).not.toBeInTheDocument();
  });

  test('deletes this tab’s application too, also without a saved quote', async () => {
    applyFor({ coverType: 'S', age: 30 }, { firstName: 'Ada' });
    await draw({});
    await userEvent.click(button);
    await userEvent.click(cancel);
    expect(inProgress().answers).toEqual({ firstName: 'Ada' });
    await userEvent.click(button);
    await userEvent.click(confirm);
    await expect.poll(() => vi.mocked(goTo).mock.calls).toEqual([[QUOTE]]);
    expect(inProgress()).toEqual({ application: undefined, answers: {} });
    expect(localStorage.getItem('ovhcApplicationReference')).toBeNull();
  });

  test('is inert while the page is busy', async () => {
    await draw(undefined, true);
    const row = document.querySelector('.start-again');
    expect(row).toHaveTextContent('Start again');
    expect(row).toHaveProperty('inert', true);
  });
});
