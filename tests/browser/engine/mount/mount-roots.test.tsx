import { useEffect } from 'react';
import '../../../../src/styles/index.css';
import { beforeEach, expect, test, vi } from 'vitest';
import { page as browser } from 'vitest/browser';
import {
  CONTENT_CHANGED,
  type CompiledPage,
  type PageModule,
} from '../../../../src/engine/mount/compiled-page.ts';
import { mountRoots } from '../../../../src/engine/mount/mount-roots.tsx';

const FAILURE = 'We can’t show this page. Please call 02 5550 0100.';
const FAILURE_HTML = `<div class="failure failure-late" data-failure><h1>Get a quote</h1><p>${FAILURE}</p></div>`;
const MISSING = '/no/such/content.js';
const unmounted = vi.fn();

function Greeting({ text }: { text: string }) {
  useEffect(() => () => unmounted(text), [text]);
  if (text === 'broken') throw new Error('the page is broken');
  return <h1>{text}</h1>;
}

const greeting: PageModule = {
  prepare: async ({ content }: CompiledPage) => <Greeting text={content as string} />,
};
const load = async (): Promise<{ page: PageModule }> => ({ page: greeting });

const compiled = (content: string): CompiledPage => ({
  content,
  validators: {},
  widgets: [],
  sources: [],
  steps: {},
});

/** Returns the address of a compiled module whose content is a text. */
const contentOf = (text: string) =>
  `data:text/javascript,export default () => (${encodeURIComponent(JSON.stringify(compiled(text)))})`;

/** Creates the root element of a host page, with the failure message inside. */
function makeRoot(id: string, content: string | undefined, inner = FAILURE_HTML) {
  const element = document.createElement('div');
  element.id = id;
  if (content !== undefined) element.dataset.content = content;
  element.innerHTML = inner;
  document.body.append(element);
  return element;
}

/** A counter for unique ids: a mounted root stays observed for the life of the document. */
let count = 0;
const newId = () => `root-${count++}`;

/** Adds a root to the page, and mounts it. */
function mount(content: string | undefined, loadPage = load, report?: Parameters<typeof mountRoots>[1]) {
  const id = newId();
  const root = makeRoot(id, content);
  mountRoots({ [id]: loadPage }, report);
  return { id, root };
}

const heading = (name: string) => browser.getByRole('heading', { name, exact: true });
const alert = browser.getByRole('alert');

beforeEach(() => {
  unmounted.mockClear();
  vi.spyOn(console, 'error').mockImplementation(() => {});
  return () => {
    vi.restoreAllMocks();
    document.body.replaceChildren();
  };
});

test('§2 mounts each page in its root, even one that is added later, and loads no other', async () => {
  const [quote, landing, later, other] = [newId(), newId(), newId(), newId()];
  const root = makeRoot(quote, contentOf('Quote'));
  makeRoot(landing, contentOf('Landing'));
  const loadOther = vi.fn(load);
  mountRoots({ [quote]: load, [landing]: load, [later]: load, [other]: loadOther });
  await expect.element(heading('Quote')).toBeVisible();
  await expect.element(heading('Landing')).toBeVisible();
  expect(root.textContent).toBe('Quote');
  expect(root, 'the scope of the styles').toHaveClass('root');
  const section = document.createElement('section');
  section.append(makeRoot(later, contentOf('Later')));
  document.body.append(section);
  await expect.element(heading('Later')).toBeVisible();
  expect(loadOther).not.toHaveBeenCalled();
});

test('mounts several roots with the same id, such as two forms on one page', async () => {
  const id = newId();
  makeRoot(id, contentOf('First form'));
  mountRoots({ [id]: load });
  await expect.element(heading('First form')).toBeVisible();
  makeRoot(id, contentOf('Second form'));
  await expect.element(heading('Second form')).toBeVisible();
  await expect.element(heading('First form')).toBeVisible();
});

test('keeps a moved root mounted, and unmounts a replaced or removed one', async () => {
  const { id, root } = mount(contentOf('Before'));
  await expect.element(heading('Before')).toBeVisible();
  const drawn = heading('Before').element();
  document.body.appendChild(document.createElement('section')).append(root);
  await expect.element(heading('Before')).toBeVisible();
  expect(heading('Before').element()).toBe(drawn);
  expect(unmounted).not.toHaveBeenCalled();
  const after = makeRoot(id, contentOf('After'));
  root.replaceWith(after);
  await expect.element(heading('After')).toBeVisible();
  await expect.poll(() => unmounted.mock.calls).toEqual([['Before']]);
  after.remove();
  await expect.poll(() => unmounted.mock.calls).toEqual([['Before'], ['After']]);
});

test('reports a module that loads after a failed attempt', async () => {
  const report = vi.fn();
  const id = newId();
  makeRoot(id, contentOf('Late'));
  const loadLate = vi.fn(load).mockRejectedValueOnce(new Error('offline'));
  mountRoots({ [id]: loadLate }, report);
  await expect.element(heading('Late')).toBeVisible();
  expect(report.mock.calls).toEqual([[{ type: 'loaded again' }]]);
});

// they fail side by side, because a module that cannot be loaded is tried for four seconds
test('§8 shows the message in the HTML of a page that fails, or a plain one, and reports it', async () => {
  const broken = (prepare: PageModule['prepare']) => async () => ({ page: { prepare } });
  const failing: [reason: string, content: string | undefined, loadPage?: typeof load][] = [
    ['its content cannot be loaded', MISSING],
    ['its content is a broken module', 'data:text/javascript,export default ('],
    ['its content is no module of ours', 'data:text/javascript,export default 7'],
    ['its root names no content', undefined],
    ['its own module cannot be loaded', contentOf('Quote'), () => Promise.reject(new Error('offline'))],
    ['it cannot be prepared', contentOf('Quote'), broken(() => Promise.reject(new Error('no widget')))],
    ['it cannot be drawn', contentOf('broken')],
  ];
  const report = vi.fn();
  const pages = failing.map(([reason, content, loadPage]) => ({
    reason,
    ...mount(content, loadPage, report),
  }));
  document.title = 'Cover for visitors';
  const plain = newId();
  const blank = makeRoot(plain, MISSING, '');
  mountRoots({ [plain]: load });

  for (const { reason, root } of pages) {
    const message = browser.elementLocator(root).getByRole('alert');
    const title = message.getByRole('heading', { name: 'Get a quote', level: 1 });
    await expect.element(title, { message: reason }).toBeVisible();
    await expect.element(message, { message: reason }).toHaveTextContent(FAILURE);
  }
  const message = browser.elementLocator(blank).getByRole('alert');
  await expect.element(message.getByRole('heading', { name: 'Cover for visitors' })).toBeVisible();
  await expect.element(message).toHaveTextContent('This page can’t be shown right now. Please reload it.');
  expect(vi.mocked(console.error).mock.calls.length).toBeGreaterThanOrEqual(failing.length + 1);
  const error = expect.any(Error);
  expect(report.mock.calls).toEqual(failing.map(() => [{ type: 'failure', error }]));
});

const save = (address: string, content: string) =>
  dispatchEvent(new CustomEvent(CONTENT_CHANGED, { detail: { address, compiled: compiled(content) } }));

test('updates edited content in place, and shows a failure until the content is fixed', async () => {
  mount(contentOf('Quote'));
  mount(contentOf('broken'));
  await expect.element(alert).toHaveTextContent(FAILURE);
  await expect.element(heading('Quote')).toBeVisible();
  const drawn = heading('Quote').element();
  save(contentOf('broken'), 'Fixed page');
  await expect.element(heading('Fixed page')).toBeVisible();
  await expect.element(alert).not.toBeInTheDocument();
  expect(heading('Quote').element()).toBe(drawn);
  save(contentOf('Quote'), 'Edited quote');
  await expect.element(heading('Edited quote')).toBeVisible();
  expect(heading('Edited quote').element()).toBe(drawn);
  await expect.element(heading('Fixed page')).toBeVisible();
  expect(unmounted.mock.calls.flat()).not.toContain('broken');
});
