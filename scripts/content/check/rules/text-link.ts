import { isObject } from '../../json.ts';
import type { ContentFile } from '../../read.ts';
import type { Origin } from '../../resolve.ts';
import type { Report } from '../diagnostic.ts';
import { quote } from '../format.ts';
import { type MarkdownLink, readMarkdown } from '../model/markdown.ts';
import { type CheckContext, perFile, type Rule, report, warning } from '../rule.ts';

const ADDRESS = /^(?:https?:\/\/|www\.|\/|#)\S*$/i;
const EMPTY_WORDS =
  /^(?:click |tap |press )?(?:here|this|this link|this page|link|more|read more|learn more|see more|more info(?:rmation)?|details|go)(?:\.{1,3}|[!…»>])?$/i;

function checkLink({ text, href }: MarkdownLink, origin: Origin): Report[] {
  const words = text.trim();
  if (words === '') {
    const message = `The link to ${quote(href)} has no text, so nobody can see or hear it.`;
    return [report(origin, message, 'Write between [ and ] where it leads.')];
  }
  if (ADDRESS.test(words)) {
    const message = `The link ${quote(words)} shows an address instead of words.`;
    return [warning(origin, message, 'Say in words where it leads.')];
  }
  if (!EMPTY_WORDS.test(words)) return [];
  const advice = 'Say it in the link itself: screen reader users go from link to link.';
  return [warning(origin, `The link ${quote(words)} does not say where it leads.`, advice)];
}

function linkObjects({ texts, own, origin }: CheckContext, file: ContentFile): Report[] {
  const addresses = new Set(texts(file).flatMap(({ kind, pointer }) => (kind === 'link' ? [pointer] : [])));
  return own(file).places.flatMap(([value, pointer]) => {
    if (!isObject(value) || !addresses.has(`${pointer}/href`)) return [];
    const { text, href } = value;
    // content-schema reports a link without a text
    if (typeof text !== 'string' || typeof href !== 'string' || text.trim() === '') return [];
    return checkLink({ text, href }, origin(file, `${pointer}/text`));
  });
}

function linksInMarkdown({ texts, origin }: CheckContext, file: ContentFile): Report[] {
  return texts(file)
    .filter(({ kind, text }) => kind === 'markdown' && /\]\(|<http/.test(text))
    .flatMap(({ text, pointer }) =>
      readMarkdown(text).links.flatMap((link) => checkLink(link, origin(file, pointer))),
    );
}

export const textLink: Rule = {
  topic: 'Texts, links and icons',
  about: 'A link has no text, or its text does not say where it leads: an address, “here”, “read more”.',
  check: perFile((context, file) => [...linkObjects(context, file), ...linksInMarkdown(context, file)]),
};
