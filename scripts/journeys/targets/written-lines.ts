import type { AlertTarget, ItemTarget } from '#types/data/journeys';
import type { Condition } from '../../../src/engine/compiled.ts';
import type { SchemaPart } from '../../content/check/model/schema-parts.ts';
import { isObject, walk } from '../../content/json.ts';
import { valueIn } from '../../content/resolve.ts';
import { type SiteField, withInside } from '../site/fields.ts';
import type { Site, SiteJourney, SiteStep } from '../site/site.ts';

/** Words that show while a condition holds. */
export interface Line {
  target: AlertTarget | ItemTarget;
  /** of its text, into the page's resolved content */
  pointer: string;
  /** as it is written; none where it always shows */
  conditions: readonly SchemaPart[];
  /** as it is compiled */
  when: Condition | undefined;
  /** the field that it stands below */
  field?: SiteField;
}

function lineAt(journey: SiteJourney, pointer: string, kind: 'alert' | 'item', field?: SiteField): Line[] {
  const written = valueIn(journey.written, pointer);
  const compiled = valueIn(journey.compiled, pointer);
  if (!isObject(written) || !isObject(compiled)) return [];
  const { text, label, when } = written;
  const words = kind === 'item' && typeof label === 'string' ? label : text;
  if (typeof words !== 'string') return [];
  return [
    {
      target: { kind, text: words },
      pointer: `${pointer}/${words === label ? 'label' : 'text'}`,
      conditions: isObject(when) ? [{ schema: when, pointer: `${pointer}/when` }] : [],
      when: compiled.when as Condition | undefined,
      ...(field && { field }),
    },
  ];
}

function listAt(journey: SiteJourney, pointer: string, kind: 'alert' | 'item', field?: SiteField): Line[] {
  const list = valueIn(journey.written, pointer);
  return Array.isArray(list)
    ? list.flatMap((_, index) => lineAt(journey, `${pointer}/${index}`, kind, field))
    : [];
}

/** The lines of a step: alerts above it and below its fields, its summary, the note below its button. */
export function linesOfStep(journey: SiteJourney, { at, fields }: SiteStep): Line[] {
  const below = withInside([...fields.values()]).flatMap((field) =>
    listAt(journey, `${field.uiPointer}/ui:alerts`, 'alert', field),
  );
  const items = [
    ...listAt(journey, `${at}/summary/items`, 'item'),
    ...lineAt(journey, `${at}/submit/note`, 'item'),
  ];
  // an item that always shows is part of the step itself
  return [...listAt(journey, `${at}/alerts`, 'alert'), ...below, ...items.filter(({ when }) => when)];
}

/** The lines that a page shows around its journeys; they are told of with the first of these. */
export function linesOfPage({ journeys }: Site, journey: SiteJourney): Line[] {
  const onPage = journeys.filter(({ page }) => page === journey.page);
  if (journey.page === '' || onPage[0] !== journey) return [];
  const inside = onPage.map(({ pointer }) => `${pointer}/`);
  const lines: Line[] = [];
  walk(journey.written, (value, pointer) => {
    const isAround = !inside.some((start) => pointer.startsWith(start));
    if (!isAround || !isObject(value) || !isObject(value.when)) return;
    lines.push(...lineAt(journey, pointer, /\/(ui:)?alerts\/\d+$/.test(pointer) ? 'alert' : 'item'));
  });
  return lines;
}
