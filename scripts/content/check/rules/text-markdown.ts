import type { ContentFile } from '../../read.ts';
import { atValue, type Problem, type Report } from '../diagnostic.ts';
import { quote } from '../format.ts';
import { readMarkdown } from '../model/markdown.ts';
import { isRead, type Text } from '../model/texts.ts';
import { type CheckContext, perText, type Rule } from '../rule.ts';

const LINK = /!?\[[^[\]]*\]\([^()]*\)/;
const MARKUP =
  /\*\*[^*]+\*\*|__[^_]+__|(?<![\p{L}\d*])\*[^*\s](?:[^*]*[^*\s])?\*(?![\p{L}\d*])|(?<![\p{L}\d_])_[^_\s](?:[^_]*[^_\s])?_(?![\p{L}\d_])|`[^`]+`|^#{1,6} /u;

/** A mark without its counterpart. */
const HALF = /\*\*|__|\[[^[\]]*\](?: ?\((?=[/#]|https?:|tel:|mailto:)|\[)|\]\(/;

/** Markdown that pages do not support: strikethrough, tables, task lists, footnotes. */
const UNDRAWN = /~~|^\|.+\|$|^\[[ xX]\](?= )|\[\^[^\s\]]+\]/m;

function inPlain(text: string): Problem | undefined {
  const [markup] = LINK.exec(text) ?? MARKUP.exec(text) ?? [];
  return markup === undefined
    ? undefined
    : {
        message: `This text would show ${quote(markup)} literally: it cannot contain Markdown.`,
        advice: 'Remove the Markdown.',
      };
}

function inMarkdown(text: string): Problem | undefined {
  const { words: all } = readMarkdown(text);
  const [undrawn] = all.flatMap((words) => UNDRAWN.exec(words)?.[0] ?? []);
  if (undrawn !== undefined) {
    return {
      message: `This text would show ${quote(undrawn)} literally: pages do not support this Markdown.`,
      advice: 'Use words, **bold** or a list.',
    };
  }
  const [half] = all.flatMap((words) => HALF.exec(words)?.[0] ?? []);
  return half === undefined
    ? undefined
    : {
        message: `This text would show ${quote(half)} literally: its other half is missing.`,
        advice: 'Close **bold** and [links](/path), without spaces inside the marks or the address.',
      };
}

function check(context: CheckContext, file: ContentFile, { text, kind, pointer }: Text): Report[] {
  const problem = kind === 'markdown' ? inMarkdown(text) : inPlain(text);
  return problem ? [{ location: atValue(context.origin(file, pointer)), ...problem }] : [];
}

export const rule: Rule = {
  id: 'text-markdown',
  topic: 'Texts, links and icons',
  about: 'A text would show Markdown literally: it is a plain text, or a mark is not closed.',
  check: perText(isRead, check),
};
