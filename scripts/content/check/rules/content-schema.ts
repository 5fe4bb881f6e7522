import type { ContentFile } from '../../read.ts';
import type { Origin } from '../../resolve.ts';
import { atKey, atValue, type Report } from '../finding.ts';
import { memo } from '../memo.ts';
import type { Mistake } from '../mistakes/mistake.ts';
import type { CheckContext, Rule } from '../rule.ts';
import { quote } from '../wording.ts';
import { valueAt } from '../../resolve.ts';

const key = (pointer: string, { keyword, message }: Mistake) => `${keyword} ${pointer} ${message}`;

/** Where a mistake was written: a value that a `$ref` stands for was written where that leads. */
function written(context: CheckContext, file: ContentFile, { pointer, part }: Mistake): Origin {
  const target = part === 'value' ? context.resolved(file).refs.get(pointer) : undefined;
  return target ?? context.origin(file, pointer);
}

function check(context: CheckContext) {
  const ownMistakes = memo((file: ContentFile) => {
    const own = context.mistakes(file).filter((mistake) => {
      const origin = written(context, file, mistake);
      return origin.file === file && origin.pointer === mistake.pointer;
    });
    return new Set(own.map((mistake) => key(mistake.pointer, mistake)));
  });

  return (file: ContentFile): Report[] => {
    const broken = new Set(context.resolved(file).problems.map(({ at }) => at));
    const blamed = new Set<string>();
    return context.mistakes(file).flatMap((mistake): Report[] => {
      const { pointer, part, message, fix } = mistake;
      if (part === 'value' && broken.has(pointer)) return [];
      const origin = written(context, file, mistake);
      if (origin.file === file && origin.pointer === pointer) {
        return [{ place: placeOf(origin, part), message, fix }];
      }
      // what is wrong by itself is told in its own file; what is right there was only taken in at a wrong place
      if (ownMistakes(origin.file).has(key(origin.pointer, mistake))) return [];
      const ref = context.site(file, pointer);
      if (blamed.has(ref.pointer)) return [];
      blamed.add(ref.pointer);
      return [
        {
          place: atValue(ref),
          message: `What ${quote(valueAt(ref.file, ref.pointer))} leads to does not fit here: ${message}`,
          fix: 'Lead it to something that fits, or write it out here.',
        },
      ];
    });
  };
}

/** A file does not fit the schema of its kind. */
export const rule: Rule = {
  id: 'content-schema',
  check: (context) => context.parsed.flatMap(check(context)),
};
