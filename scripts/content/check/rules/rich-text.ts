import { compileRichText } from '../../compile/rich-text.ts';
import { memo } from '../../memo.ts';
import { perFile, type Rule, report } from '../rule.ts';

/** Returns the compiler's error for a text. */
const errorOf: (text: string) => string | undefined = memo((text) => {
  try {
    // placeholder-unknown reports a document that does not exist
    compileRichText(text, () => ({ text, href: '#' }));
    return undefined;
  } catch (error) {
    return error instanceof Error ? error.message : String(error);
  }
});

export const rule: Rule = {
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
