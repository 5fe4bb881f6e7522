import { compileRichText } from '../../compile/rich-text.ts';
import { memo } from '../../memo.ts';
import type { ContentFile } from '../../read.ts';
import { atValue, type Problem, type Report } from '../diagnostic.ts';
import { type CheckContext, perFile, type Rule } from '../rule.ts';

/** Returns the compiler's error for a text. */
const refusal: (text: string) => Problem | undefined = memo((text) => {
  try {
    // a document that is none is another mistake: placeholder-unknown tells of it
    compileRichText(text, () => ({ text, href: '#' }));
    return undefined;
  } catch (error) {
    const said = error instanceof Error ? error.message : String(error);
    const [message = said, ...advice] = said.split(/(?<=\.) /);
    return { message, advice: advice.join(' ') };
  }
});

function check(context: CheckContext, file: ContentFile): Report[] {
  return context.marked(file, 'RichText').flatMap(({ pointer, value }) => {
    const problem = typeof value === 'string' ? refusal(value) : undefined;
    return problem ? [{ location: atValue(context.origin(file, pointer)), ...problem }] : [];
  });
}

export const rule: Rule = {
  id: 'rich-text',
  topic: 'Texts, links and icons',
  about: 'A text uses Markdown that pages do not support.',
  check: perFile(check),
};
