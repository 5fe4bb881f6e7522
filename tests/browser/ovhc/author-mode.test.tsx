import { afterEach, describe, expect, test, vi } from 'vitest';
import { isAuthorMode } from '../../../src/ovhc/author-mode.ts';

/** Sets one as a server's page might: what reads it is what is tested. */
function setCookie(cookie: string): void {
  // biome-ignore lint/suspicious/noDocumentCookie: a cookie of this kind is the subject
  document.cookie = cookie;
}

/** The places that may say it, in the order that they are asked. */
const signals = {
  root: (on: boolean) => {
    const root = document.body.appendChild(document.createElement('div'));
    root.dataset.authorMode = String(on);
  },
  meta: (on: boolean) => {
    const meta = document.head.appendChild(document.createElement('meta'));
    meta.setAttribute('property', 'cq:wcmmode');
    meta.content = on ? 'edit' : 'disabled';
  },
  class: () => document.documentElement.classList.add('aem-AuthorLayer-Edit'),
  address: (on: boolean) => history.replaceState(null, '', `?wcmmode=${on ? 'edit' : 'disabled'}`),
  cookie: (on: boolean) => {
    setCookie(`wcmmode=${on ? 'edit' : 'disabled'}; path=/`);
  },
};

const address = location.pathname + location.search;
afterEach(() => {
  document.body.replaceChildren();
  document.querySelector('meta[property="cq:wcmmode"]')?.remove();
  document.documentElement.removeAttribute('class');
  document.body.removeAttribute('class');
  history.replaceState(null, '', address);
  setCookie('wcmmode=; path=/; max-age=0');
});

test('decisions "Pages": where nothing says so, it is a visitor’s page', () => {
  expect(isAuthorMode()).toBe(false);
});

describe('decisions "Pages": each place may say it', () => {
  test.each(Object.entries(signals))('%s', (_name, say) => {
    say(true);
    expect(isAuthorMode()).toBe(true);
  });

  test('the class may stand on <body> as well', () => {
    document.body.classList.add('aem-AuthorLayer-Edit');
    expect(isAuthorMode()).toBe(true);
  });

  test('an attribute without a value says yes', () => {
    document.body.innerHTML = '<div data-author-mode></div>';
    expect(isAuthorMode()).toBe(true);
  });

  test.each(['preview', 'disabled', 'EDIT'])('the mode "%s" is not the editor', (mode) => {
    history.replaceState(null, '', `?wcmmode=${mode}`);
    expect(isAuthorMode()).toBe(false);
  });
});

describe('decisions "Pages": the first that answers wins', () => {
  test.each([
    ['root', 'meta'],
    ['meta', 'class'],
    ['meta', 'address'],
    ['address', 'cookie'],
  ] as const)('%s says no, so %s is not asked', (first, second) => {
    signals[first](false);
    signals[second](true);
    expect(isAuthorMode()).toBe(false);
  });

  test.each([
    ['root', 'meta'],
    ['meta', 'address'],
    ['class', 'address'],
    ['class', 'cookie'],
    ['address', 'cookie'],
  ] as const)('%s says yes, so %s is not asked', (first, second) => {
    signals[first](true);
    signals[second](false);
    expect(isAuthorMode()).toBe(true);
  });

  test('an empty answer is none, so the next place is asked', () => {
    document.head.appendChild(document.createElement('meta')).setAttribute('property', 'cq:wcmmode');
    history.replaceState(null, '', '?wcmmode=');
    signals.cookie(true);
    expect(isAuthorMode()).toBe(true);
  });

  test('of several root elements the first that says anything speaks for the page', () => {
    document.body.append(document.createElement('div'));
    signals.root(false);
    signals.root(true);
    expect(isAuthorMode()).toBe(false);
  });

  test('a cookie whose name only ends alike says nothing', () => {
    setCookie('xwcmmode=edit; path=/');
    expect(isAuthorMode()).toBe(false);
    setCookie('xwcmmode=; path=/; max-age=0');
  });
});

test('decisions "Pages": cookies that are blocked leave a visitor’s page, in doubt', () => {
  vi.spyOn(console, 'warn').mockImplementation(() => {});
  vi.spyOn(document, 'cookie', 'get').mockImplementation(() => {
    throw new DOMException('blocked', 'SecurityError');
  });
  expect(isAuthorMode()).toBe(false);
  expect(console.warn).toHaveBeenCalledTimes(1);
  vi.restoreAllMocks();
});
