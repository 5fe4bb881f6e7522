import { afterEach, expect, test, vi } from 'vitest';
import { isAuthorMode } from '../../../src/ovhc/author-mode.ts';

function setCookie(cookie: string): void {
  // biome-ignore lint/suspicious/noDocumentCookie: the cookie store is asynchronous
  document.cookie = cookie;
}

/** The signals of the author mode, in the order in which the site reads them. */
const signals = {
  root: (on: boolean) => document.body.insertAdjacentHTML('beforeend', `<p data-author-mode="${on}"></p>`),
  meta: (on: boolean) => {
    const meta = `<meta property="cq:wcmmode" content="${on ? 'edit' : 'disabled'}">`;
    document.head.insertAdjacentHTML('beforeend', meta);
  },
  class: () => document.documentElement.classList.add('aem-AuthorLayer-Edit'),
  address: (on: boolean) => history.replaceState(null, '', `?wcmmode=${on ? 'edit' : 'disabled'}`),
  cookie: (on: boolean) => setCookie(`wcmmode=${on ? 'edit' : 'disabled'}; path=/`),
};

const address = location.pathname + location.search;
afterEach(() => {
  document.body.replaceChildren();
  document.querySelector('meta[property="cq:wcmmode"]')?.remove();
  document.documentElement.removeAttribute('class');
  document.body.removeAttribute('class');
  history.replaceState(null, '', address);
  for (const name of ['wcmmode', 'xwcmmode']) setCookie(`${name}=; path=/; max-age=0`);
});

const emptySignals = () => {
  document.head.insertAdjacentHTML('beforeend', '<meta property="cq:wcmmode">');
  history.replaceState(null, '', '?wcmmode=');
  signals.cookie(true);
};
const twoRoots = '<p></p><p data-author-mode="false"></p><p data-author-mode="true"></p>';
const addToBody = (html: string) => () => document.body.insertAdjacentHTML('beforeend', html);

type Row = [string, () => void, boolean];
test.each<Row>([
  ...Object.entries(signals).map(([name, set]): Row => [name, () => set(true), true]),
  ['no signal', () => {}, false],
  ['the class on <body>', () => document.body.classList.add('aem-AuthorLayer-Edit'), true],
  ['an attribute without a value', addToBody('<p data-author-mode></p>'), true],
  ['the mode preview', () => history.replaceState(null, '', '?wcmmode=preview'), false],
  ['the mode EDIT', () => history.replaceState(null, '', '?wcmmode=EDIT'), false],
  ['another cookie', () => setCookie('xwcmmode=edit; path=/'), false],
  ['empty signals before a cookie', emptySignals, true],
  ['two root elements, of which only the second is in author mode', addToBody(twoRoots), false],
])('returns the author mode with %s', (_case, set, expected) => {
  set();
  expect(isAuthorMode()).toBe(expected);
});

test.each([
  ['root', 'meta', false],
  ['meta', 'class', false],
  ['meta', 'address', false],
  ['address', 'cookie', false],
  ['class', 'address', true],
] as const)('prefers the signal %s over %s and returns %s', (first, second, expected) => {
  signals[first](expected);
  signals[second](!expected);
  expect(isAuthorMode()).toBe(expected);
});

test('returns false if cookies are blocked', () => {
  vi.spyOn(console, 'warn').mockImplementation(() => {});
  vi.spyOn(document, 'cookie', 'get').mockImplementation(() => {
    throw new DOMException('blocked', 'SecurityError');
  });
  expect(isAuthorMode()).toBe(false);
  expect(console.warn).toHaveBeenCalledTimes(1);
  vi.restoreAllMocks();
});
