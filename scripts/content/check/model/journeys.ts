import equal from 'fast-deep-equal';
import { isObject, type JsonObject, listOf, objectOf, placesIn } from '../../json.ts';
import { pairMemo, weakMemo } from '../../memo.ts';
import { type ContentFile, pageFiles } from '../../read.ts';
import { isInside } from '../pointers.ts';
import type { CheckContext } from '../rule.ts';
import type { OwnContent } from './own-content.ts';

export interface JourneyEntry {
  pointer: string;
  /** the pointer of the step itself */
  at: string;
  step: JsonObject;
  when: unknown;
  stage: unknown;
  mark: unknown;
}

export interface Journey {
  pointer: string;
  stages: readonly { name: unknown; pointer: string }[];
  entries: readonly JourneyEntry[];
}

/** Returns the journeys in a file's own content: their progress stages and their entries. */
export const journeysIn = weakMemo(({ places }: Pick<OwnContent, 'places'>): readonly Journey[] =>
  places.flatMap(([value, pointer]) => {
    if (!isObject(value) || !Array.isArray(value.steps)) return [];
    const stages = listOf(objectOf(value.progress).stages).map((stage, index) => {
      return { name: objectOf(stage).name, pointer: `${pointer}/progress/stages/${index}/name` };
    });
    const entries = value.steps.map((entry: unknown, index): JourneyEntry => {
      const { step, when, stage, mark } = objectOf(entry);
      const place = `${pointer}/steps/${index}`;
      return { pointer: place, at: `${place}/step`, step: objectOf(step), when, stage, mark };
    });
    return [{ pointer, stages, entries }];
  }),
);

/** Returns true if two steps may share a hash, because each has a different condition. */
export const areVariants = (one: JourneyEntry, other: JourneyEntry): boolean =>
  one.when !== undefined && other.when !== undefined && !equal(one.when, other.when);

/** Returns the journeys of a page, with pointers into its resolved content. */
export const journeysOnPage = pairMemo(({ resolved }: CheckContext, page: ContentFile) =>
  journeysIn({ places: placesIn(resolved(page).value) }),
);

/** The pointer of what a page shows after its journey: a step of a form page, a journey of an application page. */
export const CONFIRMATION = '/confirmation';

/** Returns the step that a form page shows after its journey. Undefined for other files. */
export function confirmationOf({ resolved }: CheckContext, file: ContentFile): JourneyEntry | undefined {
  const { confirmation: step } = file.kind === 'form-page' ? objectOf(resolved(file).value) : {};
  const at = CONFIRMATION;
  return isObject(step)
    ? { pointer: at, at, step, when: undefined, stage: undefined, mark: undefined }
    : undefined;
}

/** Returns true if a part of a file has an error that content-schema or ref-target reports. */
export function isFaulty(context: CheckContext, file: ContentFile, pointer: string): boolean {
  const { problems } = context.resolved(file);
  const places = [...context.schemaErrors(file), ...problems.map(({ at }) => ({ pointer: at }))];
  return places.some((place) => isInside(`${place.pointer}/`, pointer) || isInside(pointer, place.pointer));
}

/** Returns the steps that are on no page. They may have been removed from a journey by mistake. */
export const unusedSteps = weakMemo((context: CheckContext): readonly ContentFile[] => {
  const pages = pageFiles(context.files);
  // a `$ref` to a part of a step does not use the step
  const whole = pages
    .flatMap((page) => [...context.resolved(page).refs.values()])
    .filter(({ pointer }) => pointer === '');
  const used = new Set(whole.map(({ file }) => file));
  return context.parsed.filter((file) => pages.length > 0 && file.kind === 'step' && !used.has(file));
});

const longest = <Item>(parts: readonly Item[][]) =>
  parts.toSorted((one, other) => other.length - one.length)[0] ?? [];

/** Returns the fewest items that are out of order, each with the two items that it puts in the wrong order. */
export function outOfOrder<Item>(items: readonly Item[], rankOf: (item: Item) => number) {
  // the longest part that is in order and ends at each item
  const parts: Item[][] = [];
  for (const item of items) {
    const before = parts.filter((part) => rankOf(part.at(-1) ?? item) <= rankOf(item));
    parts.push([...longest(before), item]);
  }
  const kept = new Set(longest(parts));
  return items.flatMap((item, index) => {
    if (kept.has(item)) return [];
    const before = items.findLast((each, at) => at < index && kept.has(each) && rankOf(each) > rankOf(item));
    const after = items.find((each, at) => at > index && kept.has(each) && rankOf(each) < rankOf(item));
    const other = before ?? after;
    return other === undefined ? [] : [{ item, from: before ?? item, to: before ? item : other }];
  });
}
