import { compileRichText } from '../../compile/rich-text.ts';
import { isObject } from '../../json.ts';
import { memo } from '../../memo.ts';
import type { ContentFile } from '../../read.ts';
import type { Origin } from '../../resolve.ts';
import type { Report } from '../diagnostic.ts';
import { quote } from '../format.ts';
import { type MarkdownLink, readMarkdown } from '../model/markdown.ts';
import type { Text } from '../model/texts.ts';
import { type CheckContext, perFile, perText, type Rule, report, warning } from '../rule.ts';

const TAG = /<!--|<\/?[a-z][a-z\d]*(?:\s[^<>]*)?\/?>/i;
const ENTITY = /&(?:[a-z]+\d*|#\d+|#x[\da-f]+);/gi;

/** Markdown decodes all HTML entities and leaves other texts unchanged. */
const isKnown = (entity: string) => readMarkdown(entity).words.join('') !== entity;

export const textHtml: Rule = {
  topic: 'Texts, links and icons',
  about:
    'A plain text contains HTML, which visitors would see literally. (`rich-text` reports HTML in Markdown.)',
  check: perText(({ text, kind, origin }) => {
    const [tag] = TAG.exec(text) ?? [];
    const html = tag ?? text.match(ENTITY)?.find(isKnown);
    if (kind !== 'plain' || html === undefined) return undefined;
    const advice = tag === undefined ? 'Write the character itself.' : 'Remove the HTML.';
    return report(origin, `This text would show ${quote(html)} literally: it cannot contain HTML.`, advice);
  }),
};

const LINK = /!?\[[^[\]]*\]\([^()]*\)/;
const MARKUP =
  /\*\*[^*]+\*\*|__[^_]+__|(?<![\p{L}\d*])\*[^*\s](?:[^*]*[^*\s])?\*(?![\p{L}\d*])|(?<![\p{L}\d_])_[^_\s](?:[^_]*[^_\s])?_(?![\p{L}\d_])|`[^`]+`|^#{1,6} /u;

const HALF = /\*\*|__|\[[^[\]]*(?:\] ?)?\((?=[/#]|https?:|tel:|mailto:)|\[[^[\]]*\]\[|\]\(|\[\{\w+\}\]/;

const SWAPPED = /\([^()]+\)\[(?:[/#]|https?:|tel:|mailto:)[^[\]]*\]/;

/** Markdown that pages do not support: strikethrough, tables, task lists and footnotes. */
const UNSUPPORTED_MARKDOWN = /~~|^\|.+\|$|^\[[ xX]\](?= )|\[\^[^\s\]]+\]/m;

function literalIn({ text, kind }: Text): [literal: string, reason: string, advice: string] | undefined {
  if (kind !== 'markdown') {
    const [markup] = LINK.exec(text) ?? MARKUP.exec(text) ?? [];
    return markup ? [markup, 'it cannot contain Markdown', 'Remove the Markdown.'] : undefined;
  }
  const { words, unevenMarks } = readMarkdown(text);
  const find = (pattern: RegExp) => words.map((each) => pattern.exec(each)?.[0]).find(Boolean);
  const undrawn = find(UNSUPPORTED_MARKDOWN);
  if (undrawn) return [undrawn, 'pages do not support this Markdown', 'Use words, **bold** or a list.'];
  const swapped = find(SWAPPED);
  if (swapped) return [swapped, 'its brackets are swapped', 'Write [text](/path).'];
  const half = find(HALF) ?? unevenMarks[0];
  const advice = 'Close **bold** and [links](/path), without spaces inside the marks or the address.';
  return half ? [half, 'its other half is missing', advice] : undefined;
}

export const textMarkdown: Rule = {
  topic: 'Texts, links and icons',
  about: 'A text would show Markdown literally: it is a plain text, or a mark is not closed.',
  check: perText((text) => {
    const [literal, reason, advice = ''] = literalIn(text) ?? [];
    const message = `This text would show ${quote(literal)} literally: ${reason}.`;
    return literal === undefined ? undefined : report(text.origin, message, advice);
  }),
};

const errorOf: (text: string) => string | undefined = memo((text) => {
  try {
    // placeholder-unknown reports documents that do not exist
    compileRichText(text, () => ({ text, href: '#' }));
    return undefined;
  } catch (error) {
    return error instanceof Error ? error.message : String(error);
  }
});

export const richText: Rule = {
  topic: 'Texts, links and icons',
  about: 'A text uses Markdown that pages do not support.',
  check: perFile((context, file) =>
    context.marked(file, 'RichText').flatMap(({ pointer, value }) => {
      const error = typeof value === 'string' ? errorOf(value) : undefined;
      if (error === undefined) return [];
      const [message = error, ...advice] = error.split(/(?<=\.) /);
      return [report(context.origin(file, pointer), message, advice.join(' '))];
    }),
  ),
};

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
    // content-schema reports links without a text
    if (typeof text !== 'string' || typeof href !== 'string' || text.trim() === '') return [];
    return checkLink({ text, href }, origin(file, `${pointer}/text`));
  });
}

function linksInMarkdown({ texts }: CheckContext, file: ContentFile): Report[] {
  return texts(file)
    .filter(({ kind, text }) => kind === 'markdown' && /\]\(|<http/.test(text))
    .flatMap(({ text, origin }) => readMarkdown(text).links.flatMap((link) => checkLink(link, origin)));
}

export const textLink: Rule = {
  topic: 'Texts, links and icons',
  about: 'A link has no text, or its text does not say where it leads: an address, “here”, “read more”.',
  check: perFile((context, file) => [...linkObjects(context, file), ...linksInMarkdown(context, file)]),
};
