import { quote } from '../format.ts';
import { readMarkdown } from '../model/markdown.ts';
import { isRead, type Text } from '../model/texts.ts';
import { perText, type Rule, report } from '../rule.ts';

const LINK = /!?\[[^[\]]*\]\([^()]*\)/;
const MARKUP =
  /\*\*[^*]+\*\*|__[^_]+__|(?<![\p{L}\d*])\*[^*\s](?:[^*]*[^*\s])?\*(?![\p{L}\d*])|(?<![\p{L}\d_])_[^_\s](?:[^_]*[^_\s])?_(?![\p{L}\d_])|`[^`]+`|^#{1,6} /u;

/** A mark without its counterpart. */
const HALF = /\*\*|__|\[[^[\]]*\](?: ?\((?=[/#]|https?:|tel:|mailto:)|\[)|\]\(/;

/** Markdown that pages do not support: strikethrough, tables, task lists, footnotes. */
const UNDRAWN = /~~|^\|.+\|$|^\[[ xX]\](?= )|\[\^[^\s\]]+\]/m;

/** A part of a text that would show literally, with the reason and the advice. */
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

export const rule: Rule = {
  topic: 'Texts, links and icons',
  about: 'A text would show Markdown literally: it is a plain text, or a mark is not closed.',
  check: perText(isRead, (text, origin) => {
    const found = literalIn(text);
    if (!found) return undefined;
    const [literal, reason, advice] = found;
    return report(origin, `This text would show ${quote(literal)} literally: ${reason}.`, advice);
  }),
};
