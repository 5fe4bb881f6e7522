import type { Mark, Marks } from '../../compile/marks.ts';
import type { Schemas } from '../schemas.ts';
import type { OwnContent } from './own-content.ts';
import type { WidgetUse } from './widget-uses.ts';

/** A value that the content compiler turns into something else. */
export interface Marked {
  mark: Mark;
  pointer: string;
  value: unknown;
}

/** The marked values of a file's own content, those in its widgets' options included. */
export function markedContent(
  schemas: Schemas,
  own: OwnContent,
  marks: Marks,
  widgets: readonly WidgetUse[],
): Marked[] {
  const all = new Map(marks);
  for (const { widget, pointer, options } of widgets) {
    if (options === undefined || !schemas.has(`widgets/${widget}`)) continue;
    const inOptions = schemas.marks(`widgets/${widget}`, options);
    for (const [at, mark] of inOptions) all.set(`${pointer}/ui:options${at}`, mark);
  }
  const found: Marked[] = [];
  own.walk((value, pointer) => {
    const mark = all.get(pointer);
    if (mark) found.push({ mark, pointer, value });
  });
  return found;
}
