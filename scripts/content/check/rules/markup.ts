import { compileRichText } from '../../compile/rich-text.ts';
import { memo } from '../../memo.ts';
import { quote } from '../format.ts';
import { readMarkdown } from '../model/markdown.ts';
import { isRead, type Text } from '../model/texts.ts';
import { perFile, perText, type Rule, report } from '../rule.ts';

const TAG = /<!--|<\/?[a-z][a-z\d]*(?:\s[^<>]*)?\/?>/i;
const ENTITY = /&(?:[a-z]+\d*|#\d+|#x[\da-f]+);/gi;

/** Markdown reads all that HTML knows, and leaves the others as they are. */
const isKnown = (entity: string) => readMarkdown(entity).words.join('') !== entity;

export const textHtml: Rule = {
  topic: 'Texts, links and icons',
  about:
    'A plain text contains HTML, which visitors would see literally. (`rich-text` reports HTML in Markdown.)',
  check: perText(
    ({ kind }) => kind === 'plain',
    ({ text }, origin) => {
      const [tag] = TAG.exec(text) ?? [];
      const html = tag ?? text.match(ENTITY)?.find(isKnown);
      if (html === undefined) return undefined;
      const advice = tag === undefined ? 'Write the character itself.' : 'Remove the HTML.';
      return report(origin, `This text would show ${quote(html)} literally: it cannot contain HTML.`, advice);
    },
  ),
};

const LINK = /!?\[[^[\]]*\]\([^()]*\)/;
const MARKUP =
  /\*\*[^*]+\*\*|__[^_]+__|(?<![\p{L}\d*])\*[^*\s](?:[^*]*[^*\s])?\*(?![\p{L}\d*])|(?<![\p{L}\d_])_[^_\s](?:[^_]*[^_\s])?_(?![\p{L}\d_])|`[^`]+`|^#{1,6} /u;

const HALF = /\*\*|__|\[[^[\]]*\](?: ?\((?=[/#]|https?:|tel:|mailto:)|\[)|\]\(/;

/** Markdown that pages do not support: strikethrough, tables, task lists, footnotes. */
const UNDRAWN = /~~|^\|.+\|$|^\[[ xX]\](?= )|\[\^[^\s\]]+\]/m;

function literalIn({ text, kind }: Text): [literal: string, reason: string, advice: string] | undefined {
  if (kind !== 'markdown') {
    const [markup] = LINK.exec(text) ?? MARKUP.exec(text) ?? [];
    return markup ? [markup, 'it cannot contain Markdown', 'Remove the Markdown.'] : undefined;
  }
  const { words } = readMarkdown(text);
  const find = (pattern: RegExp) => words.map((each) => pattern.exec(each)?.[0]).find(Boolean);
  const undrawn = find(UNDRAWN);
  if (undrawn) return [undrawn, 'pages do not support this Markdown', 'Use words, **bold** or a list.'];
  const half = find(HALF);
  const advice = 'Close **bold** and [links](/path), without spaces inside the marks or the address.';
  return half ? [half, 'its other half is missing', advice] : undefined;
}

export const textMarkdown: Rule = {
  topic: 'Texts, links and icons',
  about: 'A text would show Markdown literally: it is a plain text, or a mark is not closed.',
  check: perText(isRead, (text, origin) => {
    const found = literalIn(text);
    if (!found) return undefined;
    const [literal, reason, advice] = found;
    return report(origin, `This text would show ${quote(literal)} literally: ${reason}.`, advice);
  }),
};

const errorOf: (text: string) => string | undefined = memo((text) => {
  try {
    // placeholder-unknown reports a document that does not exist
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
