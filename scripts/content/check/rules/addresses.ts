import { objectOf } from '../../json.ts';
import { quote } from '../format.ts';
import { plainText } from '../model/markdown.ts';
import { allLinks } from '../model/site.ts';
import { type CheckContext, type Rule, report } from '../rule.ts';

/** The addresses that a link can have, by their start, with an example of each. */
const ADDRESSES: readonly [start: string, RegExp, example: string][] = [
  ['https:', /^https:\/\/[^\s/?#]+\.[a-z\d-]{2,}(?:[:/?#]\S*)?$/i, 'https://www.example.com/help'],
  ['mailto:', /^mailto:(?:[^\s@?]+@[^\s@?]+\.[^\s@?]+(?:\?\S*)?|\?\S+)$/i, 'mailto:help@example.com'],
  ['tel:', /^tel:\+?(?:[\s().-]*\d){3,}(?:[\s;].*)?$/i, 'tel:1800555010'],
];

const PLACEHOLDER = /\{\w+\}/g;

export const linkAddress: Rule = {
  topic: 'Texts, links and icons',
  about: 'The address of a link leads nowhere: it has no domain, no @ or no digits.',
  check: (context) =>
    allLinks(context).flatMap(({ href, origin }) => {
      const [start, pattern, example] = ADDRESSES.find(([each]) => href.startsWith(each)) ?? [];
      // a placeholder can be anything that its address needs
      if (!start || !pattern || pattern.test(href.replace(PLACEHOLDER, start === 'tel:' ? '000' : 'a@a.com')))
        return [];
      return [report(origin, `${quote(href)} leads nowhere.`, `Write a whole address, such as ${example}.`)];
    }),
};

const digitsOf = (text: string) => text.replace(/\D/g, '');

/** Returns true if two texts have the same phone number, or if one of them has none. */
function isSamePhone(text: string, href: string): boolean {
  const [shown, called] = [digitsOf(text).replace(/^0/, ''), digitsOf(href)];
  // an international number starts with the country instead of 0
  return (
    !/^[+\d\s()-]+$/.test(text.trim()) || shown.length < 6 || called.length < 6 || called.endsWith(shown)
  );
}

const siteOf = ({ parsed }: CheckContext) => parsed.find(({ kind }) => kind === 'site');

export const phoneOther: Rule = {
  topic: 'Texts, links and icons',
  about: 'A link calls another phone number than its text shows.',
  check(context) {
    const site = siteOf(context);
    const { phone, phoneHref } = objectOf(site?.data);
    const fill = (text: string) => (typeof phone === 'string' ? text.replaceAll('{phone}', phone) : text);
    const inSite =
      site && typeof phone === 'string' && typeof phoneHref === 'string'
        ? [{ text: phone, href: phoneHref, origin: { file: site, pointer: '/phoneHref' } }]
        : [];
    const links = allLinks(context).filter(({ href }) => href.startsWith('tel:'));
    return [...inSite, ...links].flatMap(({ text = '', href, origin }) => {
      const [shown, called] = [fill(plainText(text)), fill(href)];
      if (isSamePhone(shown, called)) return [];
      const message = `This link calls ${digitsOf(called)}, but its text shows ${quote(shown)}.`;
      return [report(origin, message, 'Write the same number in both.')];
    });
  },
};
