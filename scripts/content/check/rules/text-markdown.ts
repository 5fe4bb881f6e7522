import type { ContentFile } from '../../read.ts';
import { atValue, type Problem, type Report } from '../diagnostic.ts';
import { quote } from '../format.ts';
import { readMarkdown } from '../model/markdown.ts';
import { isRead, type Text } from '../model/texts.ts';
import { perText } from '../per-text.ts';
import type { CheckContext, Rule } from '../rule.ts';

const LINK = /!?\[[^[\]]*\]\([^()]*\)/;
const MARKUP =
  /\*\*[^*]+\*\*|__[^_]+__|(?<![\p{L}\d*])\*[^*\s](?:[^*]*[^*\s])?\*(?![\p{L}\d*])|(?<![\p{L}\d_])_[^_\s](?:[^_]*[^_\s])?_(?![\p{L}\d_])|`[^`]+`|^#{1,6} /u;

/** What Markdown could not make anything of, because its other half is missing. */
const HALF = /\*\*|__|\[[^[\]]*\](?: ?\((?=[/#]|https?:|tel:|mailto:)|\[)|\]\(/;

/** What other tools make of Markdown and pages do not: lines through words, tables, boxes to tick, footnotes. */
const UNDRAWN = /~~|^\|.+\|$|^\[[ xX]\](?= )|\[\^[^\s\]]+\]/m;

function inPlain(text: string): Problem | undefined {
  const [markup] = LINK.exec(text) ?? MARKUP.exec(text) ?? [];
  return markup === undefined
    ? undefined
    : {
        message: `This text shows ${quote(markup)} as it is written: it takes no Markdown.`,
        advice: 'Write it without, or say it where Markdown is taken.',
      };
}

function inMarkdown(text: string): Problem | undefined {
  const { words: all } = readMarkdown(text);
  const [undrawn] = all.flatMap((words) => UNDRAWN.exec(words)?.[0] ?? []);
  if (undrawn !== undefined) {
    return {
      message: `This text shows ${quote(undrawn)} as it is written: pages draw no such Markdown.`,
      advice: 'Say it in words, in **bold** or in a list.',
    };
  }
  const [half] = all.flatMap((words) => HALF.exec(words)?.[0] ?? []);
  return half === undefined
    ? undefined
    : {
        message: `This text shows ${quote(half)} as it is written: its other half is missing.`,
        advice:
          '**Bold** and [links](/path) are closed as they are opened, without spaces inside the marks or the address.',
      };
}

function check(context: CheckContext, file: ContentFile, { text, kind, pointer }: Text): Report[] {
  const problem = kind === 'markdown' ? inMarkdown(text) : inPlain(text);
  return problem ? [{ location: atValue(context.origin(file, pointer)), ...problem }] : [];
}

export const rule: Rule = {
  id: 'text-markdown',
  about: 'A text shows marks of Markdown to its readers: it is a plain text, or a mark is not closed.',
  check: perText(isRead, check),
};
