import { useEffect } from 'react';
import '../../../../src/styles/index.css';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { page as browser } from 'vitest/browser';
import {
  CONTENT_CHANGED,
  type CompiledPage,
  type PageModule,
} from '../../../../src/engine/mount/compiled-page.ts';
import { mountRoots } from '../../../../src/engine/mount/mount-roots.tsx';

const FAILURE = 'We can’t show this page. Please call 02 5550 0100.';
const unmounted = vi.fn();

function Greeting({ text }: { text: string }) {
  useEffect(() => () => unmounted(text), [text]);
  if (text === 'broken') throw new Error('the page is broken');
  return <h1>{text}</h1>;
}

const greeting: PageModule = {
  prepare: async ({ content }: CompiledPage) => <Greeting text={content as string} />,
};

/** The address of a module as the compiler writes it, whose content is a text. */
const contentOf = (text: string) =>
  `data:text/javascript,export default () => (${encodeURIComponent(JSON.stringify({ content: text, validators: {}, widgets: [], sources: [], steps: {} }))})`;

/** A page's root element as the host page has it: with the message for the worst case inside. */
function root(
  id: string,
  content: string | undefined,
  inner = `<div class="failure failure-late" data-failure><h1>Get a quote</h1><p>${FAILURE}</p></div>`,
) {
  const element = document.createElement('div');
  element.id = id;
  if (content !== undefined) element.dataset.content = content;
  element.innerHTML = inner;
  document.body.append(element);
  return element;
}

/** Ids that no other test uses: whatever was mounted here once is watched for as long as the document lives. */
let count = 0;
function newIds() {
  count += 1;
  return { quote: `root-quote-${count}`, landing: `root-landing-${count}` };
}
const load = async () => ({ page: greeting });
const heading = (name: string) => browser.getByRole('heading', { name });
const alert = browser.getByRole('alert');

beforeEach(() => {
  unmounted.mockClear();
  vi.spyOn(console, 'error').mockImplementation(() => {});
  return () => {
    vi.restoreAllMocks();
    document.body.replaceChildren();
  };
});

describe('root elements', () => {
  test('§2 a page is mounted in its root, in the place of what stood there', async () => {
    const { quote } = newIds();
    const element = root(quote, contentOf('Quote'));
    mountRoots({ [quote]: load });
    await expect.element(heading('Quote')).toBeVisible();
    expect(element.textContent).toBe('Quote');
  });

  test('it has the styles’ scope, whoever made the element', async () => {
    const { quote } = newIds();
    const element = root(quote, contentOf('Quote'));
    mountRoots({ [quote]: load });
    await expect.element(heading('Quote')).toBeVisible();
    expect(element).toHaveClass('root');
  });

  test('several on one page are each mounted by themselves', async () => {
    const { quote, landing } = newIds();
    root(quote, contentOf('Quote'));
    root(landing, contentOf('Landing'));
    mountRoots({ [quote]: load, [landing]: load });
    await expect.element(heading('Quote')).toBeVisible();
    await expect.element(heading('Landing')).toBeVisible();
  });

  test('a page whose root is not there is not loaded', async () => {
    const { quote, landing } = newIds();
    const other = vi.fn(load);
    root(quote, contentOf('Quote'));
    mountRoots({ [quote]: load, [landing]: other });
    await expect.element(heading('Quote')).toBeVisible();
    expect(other).not.toHaveBeenCalled();
  });

  test('one that the author’s editor adds later is mounted too, however deep it stands', async () => {
    const { quote } = newIds();
    mountRoots({ [quote]: load });
    const section = document.createElement('section');
    section.append(root(quote, contentOf('Later')));
    document.body.append(section);
    await expect.element(heading('Later')).toBeVisible();
  });

  test('one that is taken away is unmounted', async () => {
    const { quote } = newIds();
    const element = root(quote, contentOf('Quote'));
    mountRoots({ [quote]: load });
    await expect.element(heading('Quote')).toBeVisible();
    element.remove();
    await expect.poll(() => unmounted.mock.calls).toEqual([['Quote']]);
  });

  test('one that is replaced is unmounted, and the new one mounted', async () => {
    const { quote } = newIds();
    const element = root(quote, contentOf('Before'));
    mountRoots({ [quote]: load });
    await expect.element(heading('Before')).toBeVisible();
    element.replaceWith(root(quote, contentOf('After')));
    await expect.element(heading('After')).toBeVisible();
    await expect.poll(() => unmounted.mock.calls).toEqual([['Before']]);
  });

  test('one that only moves stays as it is', async () => {
    const { quote } = newIds();
    const element = root(quote, contentOf('Quote'));
    mountRoots({ [quote]: load });
    await expect.element(heading('Quote')).toBeVisible();
    const drawn = heading('Quote').element();
    const section = document.body.appendChild(document.createElement('section'));
    section.append(element);
    await expect.element(heading('Quote')).toBeVisible();
    expect(heading('Quote').element()).toBe(drawn);
    expect(unmounted).not.toHaveBeenCalled();
  });
});

describe('a page that fails', () => {
  const gone = '/no/such/content.js';

  test('§8 shows the message that stands in its HTML, where its content cannot be loaded', async () => {
    const { quote } = newIds();
    root(quote, gone);
    mountRoots({ [quote]: load });
    await expect.element(alert).toBeVisible();
    await expect.element(alert.getByRole('heading', { name: 'Get a quote', level: 1 })).toBeVisible();
    await expect.element(alert.getByText(FAILURE)).toBeVisible();
  });

  test.each<[string, string | undefined, () => Promise<{ page: PageModule }>]>([
    ['its content is a broken module', 'data:text/javascript,export default (', load],
    ['its content is no module of ours', 'data:text/javascript,export default 7', load],
    ['its root names no content', undefined, load],
    ['its own module cannot be loaded', contentOf('Quote'), () => Promise.reject(new Error('offline'))],
    [
      'it cannot be prepared',
      contentOf('Quote'),
      async () => ({ page: { prepare: () => Promise.reject(new Error('no widget')) } }),
    ],
    ['it cannot be drawn', contentOf('broken'), load],
  ])('§8 shows it where %s', async (_case, content, loadPage) => {
    const { quote } = newIds();
    root(quote, content);
    mountRoots({ [quote]: loadPage });
    await expect.element(alert).toBeVisible();
    await expect.element(alert).toHaveTextContent(FAILURE);
    expect(console.error).toHaveBeenCalled();
  });

  test('§8 shows a plain message where its HTML has none: never a blank', async () => {
    const { quote } = newIds();
    root(quote, gone, '');
    document.title = 'Cover for visitors';
    mountRoots({ [quote]: load });
    await expect.element(alert.getByRole('heading', { name: 'Cover for visitors' })).toBeVisible();
    await expect.element(alert).toHaveTextContent('This page can’t be shown right now. Please reload it.');
  });

  test('leaves the others as they are', async () => {
    const { quote, landing } = newIds();
    root(quote, contentOf('broken'));
    root(landing, contentOf('Landing'));
    mountRoots({ [quote]: load, [landing]: load });
    await expect.element(alert).toHaveTextContent(FAILURE);
    await expect.element(heading('Landing')).toBeVisible();
    expect(unmounted).not.toHaveBeenCalled();
  });
});

describe('content that is edited while the page is open', () => {
  const compiled = (content: string): CompiledPage => ({
    content,
    validators: {},
    widgets: [],
    sources: [],
    steps: {},
  });
  const save = (address: string, content: string) =>
    dispatchEvent(new CustomEvent(CONTENT_CHANGED, { detail: { address, compiled: compiled(content) } }));

  test('is drawn in place, on the page that it belongs to', async () => {
    const { quote, landing } = newIds();
    root(quote, contentOf('Quote'));
    root(landing, contentOf('Landing'));
    mountRoots({ [quote]: load, [landing]: load });
    await expect.element(heading('Quote')).toBeVisible();
    await expect.element(heading('Landing')).toBeVisible();
    const drawn = heading('Quote').element();
    save(contentOf('Quote'), 'Edited quote');
    await expect.element(heading('Edited quote')).toBeVisible();
    expect(heading('Edited quote').element()).toBe(drawn);
    await expect.element(heading('Landing')).toBeVisible();
  });

  test('is drawn once it is mended, where it could not be drawn before', async () => {
    const { quote } = newIds();
    root(quote, contentOf('broken'));
    mountRoots({ [quote]: load });
    await expect.element(alert).toHaveTextContent(FAILURE);
    save(contentOf('broken'), 'Mended quote');
    await expect.element(heading('Mended quote')).toBeVisible();
    await expect.element(alert).not.toBeInTheDocument();
  });
});
