import { weakMemo } from '../../memo.ts';
import type { ContentFile } from '../../read.ts';
import { strangeNames } from '../model/forms.ts';
import type { Rule } from '../rule.ts';
import { tellOnce } from '../tell-once.ts';

export const rule: Rule = {
  id: 'content-schema',
  about: 'A file does not fit the schema of its kind.',
  check(context) {
    const isUnderStrangeName = strangeNames(context);
    const errorsOf = weakMemo((file: ContentFile) =>
      context.schemaErrors(file).filter(({ pointer }) => !isUnderStrangeName(file, pointer)),
    );
    return context.parsed.flatMap(tellOnce(context, errorsOf));
  },
};
