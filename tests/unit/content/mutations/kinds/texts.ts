import { replace } from '../edits.ts';
import { type Kind, valueLine } from '../mistake.ts';
import { pick } from '../random.ts';
import { changeWord, respelt } from '../respell.ts';

export const braceLost: Kind = {
  about: 'a {placeholder} that has lost a brace',
  mistakes: (content) =>
    respelt(content, (text, random) => text.replace(/\{(\w+)\}/, pick(['{$1', '$1}'], random))),
};

export const doubleSpace: Kind = {
  about: 'two spaces in a text',
  mistakes: (content) =>
    respelt(content, (text, random) => {
      const spaces = [...text.matchAll(/(?<=\S) (?=\S)/g)].map(({ index }) => index);
      const at = pick(spaces, random);
      return `${text.slice(0, at)} ${text.slice(at)}`;
    }),
};

const TAGS = [
  (word: string) => `<b>${word}</b>`,
  (word: string) => `<em>${word}</em>`,
  (word: string) => `${word}<br>`,
  (word: string) => `${word}<br/>`,
  (word: string) => `<a href="/">${word}</a>`,
];

export const html: Kind = {
  about: 'HTML in a text',
  mistakes: (content) => respelt(content, (text, random) => changeWord(text, random, pick(TAGS, random))),
};

const SLIPS = [
  (href: string) => href.replace('https://', 'http://'),
  (href: string) => href.replace('https://', ''),
  (href: string) => href.replace(/^\//, ''),
  (href: string) => href.replace(/^#/, ''),
  (href: string) => href.replace(/^tel:/, ''),
];

export const linkAddressBroken: Kind = {
  about: 'an address of a link that is none',
  mistakes: ({ places, random }) =>
    places.flatMap((place) => {
      const href: unknown = place.value.value;
      if (place.name !== 'href' || typeof href !== 'string') return [];
      const ways = SLIPS.map((slip) => slip(href)).filter((way) => way !== href);
      const spoilt = pick(ways, random(place));
      return [{ place, edits: [replace(place.value, spoilt)], right: [valueLine(place)] }];
    }),
};

export const linkWithoutAddress: Kind = {
  about: 'a link in a text without an address',
  mistakes: (content) => respelt(content, (text) => text.replace(/(?<=\]\()[^)]+/, '')),
};

export const linkWithoutText: Kind = {
  about: 'a link in a text without words',
  mistakes: (content) => respelt(content, (text) => text.replace(/\[[^\]]+\](?=\()/, '[]')),
};

/** Keys whose texts their schemas say to be Markdown. */
const MARKDOWN = new Set(['content', 'closing', 'searchFailed', 'helpText2', 'timedOut']);

const WAYS = [
  (text: string) => `# ${text}`,
  (text: string) => `> ${text}`,
  (text: string) => `${text}\n\n---\n\n${text}`,
  (text: string) => `![a picture](/picture.png) ${text}`,
  (text: string) => `\`${text}\``,
];

export const markdownThatIsNotDrawn: Kind = {
  about: 'Markdown that pages do not draw',
  mistakes: ({ places, random }) =>
    places.flatMap((place) => {
      const { name, within, value } = place;
      const text: unknown = value.value;
      const isMarkdown = MARKDOWN.has(name) && (within === 'content' || within === 'options');
      if (!isMarkdown || typeof text !== 'string') return [];
      const spoilt = pick(WAYS, random(place))(text);
      return [{ place, edits: [replace(value, spoilt)], right: [valueLine(place)] }];
    }),
};

/** Names that an author may expect to be filled, and that no text of this content can use. */
const OTHERS = ['{bundleName}', '{firstName}', '{date}'];

export const placeholderOfAnotherText: Kind = {
  about: 'a {placeholder} that nothing fills',
  mistakes: (content) => respelt(content, (text, random) => `${text} ${pick(OTHERS, random)}`),
};

export const straightQuotes: Kind = {
  about: 'straight quotes or apostrophes in a text',
  mistakes: (content) =>
    respelt(content, (text, random) => {
      const straight = text.replace(/[‘’]/, "'").replace(/“(.*?)”/, '"$1"');
      return straight === text ? changeWord(text, random, (word) => `"${word}"`) : straight;
    }),
};
