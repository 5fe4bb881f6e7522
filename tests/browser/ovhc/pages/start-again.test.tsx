import { beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { StartAgain } from '../../../../src/ovhc/pages/StartAgain.tsx';
import { clearQuote, hasQuote, updateQuote } from '../../../../src/ovhc/store/quote-store.ts';
import { goTo } from '../../../../src/ovhc/store/tab-storage.ts';
import { accessibilityFaults } from '../../axe.ts';
import { drawInEngine } from '../../engine/ui/draw-in-engine.tsx';

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
const start = page.getByRole('link', { name: 'To the start' });
const button = page.getByRole('button', { name: 'Start again', exact: true });
const cancel = page.getByRole('button', { name: 'Keep my answers' });
const confirm = page.getByRole('button', { name: 'Delete and start again' });

/** The addresses of the links that the browser would have followed. */
let followed: string[] = [];

const draw = () =>
  drawInEngine(
    <>
      <a href={START}>To the start</a>
      <a href={`${START}?from=menu#top`}>To its top</a>
      <a href={START} target="_blank" rel="noreferrer">
        In another tab
      </a>
      <a href={`${START}/get-a-quote`}>To the quote</a>
      <StartAgain content={content} />
    </>,
  );

beforeEach(() => {
  clearQuote();
  followed = [];
  vi.mocked(goTo)
    .mockReset()
    .mockImplementation(() => {});
  const follow = (event: Event) => {
    const link = (event.target as Element).closest('a');
    if (!link) return;
    if (!event.defaultPrevented) followed.push(link.href.replace(location.origin, ''));
    event.preventDefault();
  };
  addEventListener('click', follow);
  return () => {
    removeEventListener('click', follow);
    clearQuote();
  };
});

describe('§2 with a quote, a link to where it is cleared', () => {
  beforeEach(() => void updateQuote({ coverType: 'S', age: 30 }));

  test('is not followed before the visitor says so', async () => {
    const { container } = await draw();
    await userEvent.click(start);
    await expect.element(dialog).toBeVisible();
    await expect.element(dialog.getByRole('heading')).toHaveFocus();
    await expect.element(dialog.getByText('Your answers will be gone.')).toBeVisible();
    expect(followed).toEqual([]);
    expect(goTo).not.toHaveBeenCalled();
    expect(await accessibilityFaults(container)).toEqual([]);
  });

  test.each([
    ['"Keep my answers"', () => userEvent.click(cancel)],
    ['Escape', () => userEvent.keyboard('{Escape}')],
  ])('leads nowhere after %s; the focus is back on it', async (_how, close) => {
    await draw();
    await userEvent.click(start);
    await expect.element(dialog).toBeVisible();
    await close();
    await expect.element(dialog).not.toBeInTheDocument();
    await expect.element(start).toHaveFocus();
    expect(goTo).not.toHaveBeenCalled();
  });

  test('is followed as it is written once the visitor has said so', async () => {
    await draw();
    await userEvent.click(page.getByRole('link', { name: 'To its top' }));
    await userEvent.click(confirm);
    expect(goTo).toHaveBeenCalledExactlyOnceWith(`${location.origin}${START}?from=menu#top`);
  });

  test('is asked about each time', async () => {
    await draw();
    await userEvent.click(start);
    await userEvent.click(cancel);
    await expect.element(dialog).not.toBeInTheDocument();
    await userEvent.click(start);
    await expect.element(dialog).toBeVisible();
  });

  test('is asked about in the page’s header as well', async () => {
    await draw();
    const header = document.body.appendChild(document.createElement('header'));
    onTestFinished(() => header.remove());
    header.innerHTML = `<a href="${START}"><b>Home</b></a>`;
    await userEvent.click(page.getByText('Home'));
    await expect.element(dialog).toBeVisible();
    expect(followed).toEqual([]);
  });

  test.each([
    ['with Control held', () => userEvent.click(start, { modifiers: ['Control'] })],
    ['that opens a tab by itself', () => userEvent.click(page.getByRole('link', { name: 'In another tab' }))],
  ])('is followed %s: this tab keeps its answers', async (_how, follow) => {
    await draw();
    await follow();
    expect(followed).toEqual([START]);
    await expect.element(dialog).not.toBeInTheDocument();
  });

  test('is followed in the author’s editor', async () => {
    document.documentElement.classList.add('aem-AuthorLayer-Edit');
    onTestFinished(() => document.documentElement.classList.remove('aem-AuthorLayer-Edit'));
    await draw();
    await userEvent.click(start);
    expect(followed).toEqual([START]);
  });
});

describe('§2 the button "Start again"', () => {
  test('is there while there are answers, and no longer', async () => {
    await draw();
    await expect.element(button).not.toBeInTheDocument();
    updateQuote({ coverType: 'S' });
    await expect.element(button).toBeVisible();
    clearQuote();
    await expect.element(button).not.toBeInTheDocument();
  });

  test('asks, and clears nothing where the visitor keeps the answers; the focus is back on it', async () => {
    updateQuote({ coverType: 'S', age: 30 });
    await draw();
    await userEvent.click(button);
    await expect.element(dialog).toBeVisible();
    await userEvent.click(cancel);
    await expect.element(button).toHaveFocus();
    expect(hasQuote()).toBe(true);
    expect(goTo).not.toHaveBeenCalled();
  });

  test('clears the quote and leads to where content says', async () => {
    updateQuote({ coverType: 'S', age: 30 });
    await draw();
    await userEvent.click(button);
    await userEvent.click(confirm);
    expect(hasQuote()).toBe(false);
    expect(goTo).toHaveBeenCalledExactlyOnceWith(QUOTE);
  });

  test('can’t be pressed while something is being sent', async () => {
    updateQuote({ coverType: 'S', age: 30 });
    await drawInEngine(<StartAgain content={content} isBusy />);
    const row = document.querySelector('.start-again');
    expect(row).toHaveTextContent('Start again');
    expect(row).toHaveProperty('inert', true);
  });
});

test('with a quote, any other link is followed', async () => {
  updateQuote({ coverType: 'S', age: 30 });
  await draw();
  await userEvent.click(page.getByRole('link', { name: 'To the quote' }));
  expect(followed).toEqual([`${START}/get-a-quote`]);
  await expect.element(dialog).not.toBeInTheDocument();
});

test('without a quote there is nothing to ask about', async () => {
  await draw();
  await userEvent.click(start);
  expect(followed).toEqual([START]);
  await expect.element(dialog).not.toBeInTheDocument();
});
