import { weakMemo } from '../../memo.ts';
import type { ContentFile } from '../../read.ts';
import { unknownKeysOf } from '../model/forms.ts';
import { reportWhereWritten } from '../report-where-written.ts';
import type { Rule } from '../rule.ts';

export const rule: Rule = {
  topic: 'Files and references',
  about: 'A file is not valid against the schema of its kind.',
  check(context) {
    const isUnderUnknownKey = unknownKeysOf(context);
    const errorsOf = weakMemo((file: ContentFile) =>
      context.schemaErrors(file).filter(({ pointer }) => !isUnderUnknownKey(file, pointer)),
    );
    return context.parsed.flatMap(reportWhereWritten(context, errorsOf));
  },
};
