import type { ContentFile } from '../read.ts';
import type { Report } from './diagnostic.ts';
import type { Text } from './model/texts.ts';
import { type CheckContext, perFile, type Rule } from './rule.ts';

/** For rules that look at one text at a time, of those that they are for. */
export function perText(
  isFor: (text: Text) => boolean,
  check: (context: CheckContext, file: ContentFile, text: Text) => readonly Report[],
): Rule['check'] {
  return perFile((context, file) =>
    context
      .texts(file)
      .filter(isFor)
      .flatMap((text) => check(context, file, text)),
  );
}
