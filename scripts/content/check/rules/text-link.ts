import { isObject } from '../../json.ts';
import type { ContentFile } from '../../read.ts';
import type { Origin } from '../../resolve.ts';
import { atValue, type Report } from '../diagnostic.ts';
import { quote } from '../format.ts';
import { type MarkdownLink, readMarkdown } from '../model/markdown.ts';
import { type CheckContext, perFile, type Rule } from '../rule.ts';

const ADDRESS = /^(?:https?:\/\/|www\.|\/|#)\S*$/i;
const EMPTY_WORDS =
  /^(?:click |tap |press )?(?:here|this|this link|this page|link|more|read more|learn more|see more|more info(?:rmation)?|details|go)(?:\.{1,3}|[!…»>])?$/i;

function evaluate({ text, href }: MarkdownLink, origin: Origin): Report[] {
  const location = atValue(origin);
  const words = text.trim();
  if (words === '') {
    const message = `The link to ${quote(href)} has no text, so nobody can see or hear it.`;
    return [{ location, message, advice: 'Write between [ and ] where it leads.' }];
  }
  if (ADDRESS.test(words)) {
    const message = `The link ${quote(words)} shows an address instead of words.`;
    return [{ location, severity: 'warning', message, advice: 'Say in words where it leads.' }];
  }
  if (EMPTY_WORDS.test(words)) {
    const message = `The link ${quote(words)} does not say where it leads.`;
    const advice = 'Say it in the link itself: screen reader users go from link to link.';
    return [{ location, severity: 'warning', message, advice }];
  }
  return [];
}

/** The links that are objects of their own: words beside an address. */
function linkObjects(context: CheckContext, file: ContentFile): Report[] {
  const addresses = new Set(
    context.texts(file).flatMap(({ kind, pointer }) => (kind === 'link' ? [pointer] : [])),
  );
  const reports: Report[] = [];
  context.own(file).walk((value, pointer) => {
    if (!isObject(value) || !addresses.has(`${pointer}/href`)) return;
    const { text, href } = value;
    // that a link needs a text is for its schema to say
    if (typeof text !== 'string' || typeof href !== 'string' || text.trim() === '') return;
    reports.push(...evaluate({ text, href }, context.origin(file, `${pointer}/text`)));
  });
  return reports;
}

function linksInMarkdown(context: CheckContext, file: ContentFile): Report[] {
  const texts = context
    .texts(file)
    .filter(({ kind, text }) => kind === 'markdown' && /\]\(|<http/.test(text));
  return texts.flatMap(({ text, pointer }) => {
    const origin = context.origin(file, pointer);
    return readMarkdown(text).links.flatMap((link) => evaluate(link, origin));
  });
}

export const rule: Rule = {
  id: 'text-link',
  topic: 'Texts, links and icons',
  about: 'A link has no text, or its text does not say where it leads: an address, “here”, “read more”.',
  check: perFile((context, file) => [...linkObjects(context, file), ...linksInMarkdown(context, file)]),
};
