import { weakMemo } from '../../memo.ts';
import type { ContentFile } from '../../read.ts';
import { strangeNames } from '../model/forms.ts';
import { reportWhereWritten } from '../report-once.ts';
import type { Rule } from '../rule.ts';

export const rule: Rule = {
  id: 'content-schema',
  topic: 'Files and references',
  about: 'A file is not valid against the schema of its kind.',
  check(context) {
    const isUnderStrangeName = strangeNames(context);
    const errorsOf = weakMemo((file: ContentFile) =>
      context.schemaErrors(file).filter(({ pointer }) => !isUnderStrangeName(file, pointer)),
    );
    return context.parsed.flatMap(reportWhereWritten(context, errorsOf));
  },
};
