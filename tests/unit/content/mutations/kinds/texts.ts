import { changeWord, respelt, spoilt } from '../misspell.ts';
import { type Kinds, pick } from '../mistake.ts';

const TAGS = [
  (word: string) => `<b>${word}</b>`,
  (word: string) => `<em>${word}</em>`,
  (word: string) => `${word}<br>`,
  (word: string) => `${word}<br/>`,
  (word: string) => `<a href="/">${word}</a>`,
];

const ADDRESS_SLIPS = [
  (href: string) => href.replace('https://', 'http://'),
  (href: string) => href.replace('https://', ''),
  (href: string) => href.replace(/^\//, ''),
  (href: string) => href.replace(/^#/, ''),
  (href: string) => href.replace(/^tel:/, ''),
];

/** Keys with Markdown texts, according to their schemas. */
const MARKDOWN = new Set(['content', 'closing', 'searchFailed', 'helpText2', 'timedOut']);

const UNSUPPORTED_MARKDOWN = [
  (text: string) => `# ${text}`,
  (text: string) => `> ${text}`,
  (text: string) => `${text}\n\n---\n\n${text}`,
  (text: string) => `![a picture](/picture.png) ${text}`,
  (text: string) => `\`${text}\``,
];

/** Placeholders that an author may expect, but that no text of this content supports. */
const OTHER_NAMES = ['{bundleName}', '{firstName}', '{date}'];

export const kinds: Kinds = {
  'brace-lost': respelt((text, random) => text.replace(/\{(\w+)\}/, pick(['{$1', '$1}'], random))),
  'double-space': respelt((text, random) => {
    const spaces = [...text.matchAll(/(?<=\S) (?=\S)/g)].map(({ index }) => index);
    const at = pick(spaces, random);
    return `${text.slice(0, at)} ${text.slice(at)}`;
  }),
  html: respelt((text, random) => changeWord(text, random, pick(TAGS, random))),
  'link-address-broken': spoilt(
    ({ name }) => name === 'href',
    (href, random) => {
      const broken = ADDRESS_SLIPS.map((slip) => slip(href)).filter((each) => each !== href);
      // an address that begins with a placeholder has no part to break
      return broken.length > 0 ? pick(broken, random) : undefined;
    },
  ),
  'link-without-address': respelt((text) => text.replace(/(?<=\]\()[^)]+/, '')),
  'link-without-text': respelt((text) => text.replace(/\[[^\]]+\](?=\()/, '[]')),
  'markdown-that-is-not-drawn': spoilt(
    ({ name, within }) => MARKDOWN.has(name) && (within === 'content' || within === 'options'),
    (text, random) => pick(UNSUPPORTED_MARKDOWN, random)(text),
  ),
  'placeholder-of-another-text': respelt((text, random) => `${text} ${pick(OTHER_NAMES, random)}`),
  'straight-quotes': respelt((text, random) => {
    const straight = text.replace(/[‘’]/, "'").replace(/“(.*?)”/, '"$1"');
    return straight === text ? changeWord(text, random, (word) => `"${word}"`) : straight;
  }),
};
