import { weakMemo } from '../memo.ts';
import type { ContentFile } from '../read.ts';
import { type Origin, valueAt } from '../resolve.ts';
import { atPart, atValue, type Report } from './diagnostic.ts';
import { quote } from './format.ts';
import { isKind } from './kinds.ts';
import type { CheckContext } from './rule.ts';
import type { SchemaError } from './schema-errors/schema-errors.ts';

const keyOf = (pointer: string, part: SchemaError['part']) => `${part} ${pointer}`;

/**
 * Reports what schemas find wrong with resolved content so that each mistake is told once: where it was written.
 * What is right there, and only does not fit where a `$ref` takes it, is told of that `$ref`.
 *
 * @param mistakesOf by pointer into the file's resolved content
 */
export function tellOnce(
  context: CheckContext,
  errorsOf: (file: ContentFile) => readonly SchemaError[],
): (file: ContentFile) => Report[] {
  const wrongIn = weakMemo((file: ContentFile) => {
    const all = [...errorsOf(file), ...context.schemaErrors(file)];
    return new Set(all.map(({ pointer, part }) => keyOf(pointer, part)));
  });
  const isTold = ({ file, pointer }: Origin, part: SchemaError['part']) =>
    !isKind(file.kind) || wrongIn(file).has(keyOf(pointer, part));

  return (file) => {
    const { refs, problems } = context.resolved(file);
    const broken = new Set(problems.map(({ at }) => at));
    const blamed = new Set<string>();

    return errorsOf(file).flatMap((error): Report[] => {
      const { pointer, part, message, advice } = error;
      if (part === 'value' && broken.has(pointer)) return [];
      const target = part === 'value' ? refs.get(pointer) : undefined;
      const written = target ?? context.origin(file, pointer);
      if (written.file === file && written.pointer === pointer)
        return [{ location: atPart(written, part), message, advice }];

      if ([written, ...context.own(file).inside(pointer)].some((location) => isTold(location, part)))
        return [];
      const ref = context.site(file, pointer);
      if (blamed.has(ref.pointer)) return [];
      blamed.add(ref.pointer);
      return [
        {
          location: atValue(ref),
          message: `What ${quote(valueAt(ref.file, ref.pointer))} leads to does not fit here: ${message}`,
          advice: 'Lead it to something that fits, or write it out here.',
        },
      ];
    });
  };
}
