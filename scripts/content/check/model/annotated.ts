import type { Annotated } from '../../../schemas/annotations.ts';
import type { Schemas } from '../schemas.ts';
import type { WidgetUse } from './widget-uses.ts';

/** What schemas say of a file's content, with what widgets say of their options. */
export function withOptions(
  schemas: Schemas,
  annotated: Annotated,
  widgets: readonly WidgetUse[],
): Annotated {
  const all = new Map(annotated);
  for (const { widget, pointer, options } of widgets) {
    if (options === undefined || !schemas.has(`widgets/${widget}`)) continue;
    const inOptions = schemas.annotations(`widgets/${widget}`, options);
    for (const [at, said] of inOptions) all.set(`${pointer}/ui:options${at}`, said);
  }
  return all;
}
