import type { AlertTarget, ItemTarget, Reach } from '#types/data/journeys';
import type { Condition } from '../../../src/engine/compiled.ts';
import { isObject, type JsonObject, walk } from '../../content/json.ts';
import { valueIn } from '../../content/resolve.ts';
import { reasonFor } from '../reasons.ts';
import {
  besideOf,
  type Context,
  findBeside,
  findContext,
  locationOf,
  type Place,
  withEachAnswer,
} from '../search/context.ts';
import { visibilityOf } from '../search/variables.ts';
import { rootOf, type SiteField, withInside } from '../site/fields.ts';
import type { SiteJourney, SiteStep } from '../site/site.ts';
import { createReach, schemaInView } from './reach.ts';

/** A text that shows while a condition holds. */
export interface Line {
  target: AlertTarget | ItemTarget;
  pointer: string;
  /** The line as written by its author. */
  written: JsonObject;
  conditions: readonly JsonObject[];
  when: Condition | undefined;
  field: SiteField | undefined;
}

type Kind = Line['target']['kind'];

function lineAt({ written, compiled }: SiteJourney, pointer: string, kind: Kind, field?: SiteField): Line[] {
  const [line, { when } = {}] = [valueIn(written, pointer), valueIn(compiled, pointer) as Partial<Line>];
  if (!isObject(line)) return [];
  const name = kind === 'item' && typeof line.label === 'string' ? 'label' : 'text';
  const text = line[name];
  if (typeof text !== 'string') return [];
  const conditions = [line.when].filter(isObject);
  return [{ target: { kind, text }, pointer: `${pointer}/${name}`, written: line, conditions, when, field }];
}

function listAt(journey: SiteJourney, pointer: string, kind: Kind, field?: SiteField): Line[] {
  const list = valueIn(journey.written, pointer);
  const indexes = Array.isArray(list) ? [...list.keys()] : [];
  return indexes.flatMap((index) => lineAt(journey, `${pointer}/${index}`, kind, field));
}

function linesOfStep({ journey, at, fields }: SiteStep): Line[] {
  const below = withInside([...fields.values()]).flatMap((field) =>
    listAt(journey, `${field.uiPointer}/ui:alerts`, 'alert', field),
  );
  const items = [
    ...listAt(journey, `${at}/summary/items`, 'item'),
    ...lineAt(journey, `${at}/submit/note`, 'item'),
  ];
  // an item that always shows belongs to the step itself
  return [...listAt(journey, `${at}/alerts`, 'alert'), ...below, ...items.filter(({ when }) => when)];
}

function linesOfPage(journey: SiteJourney): Line[] {
  const onPage = journey.site.journeys.filter(({ page }) => page === journey.page);
  // lines around journeys belong to the page's first journey
  if (journey.page === '' || onPage[0] !== journey) return [];
  const lines: Line[] = [];
  walk(journey.written, (value, pointer) => {
    const isAround = !onPage.some((each) => pointer.startsWith(`${each.pointer}/`));
    if (isAround && isObject(value) && isObject(value.when))
      lines.push(...lineAt(journey, pointer, /\/(ui:)?alerts\/\d+$/.test(pointer) ? 'alert' : 'item'));
  });
  return lines;
}

/**
 * Returns the lines of a step: alerts above it and below its fields, its summary, and the note below its button. For
 * a journey, returns the lines around the journeys of its page.
 */
export function linesOf(place: Place): Line[] {
  return 'steps' in place ? linesOfPage(place) : linesOfStep(place);
}

/** Finds the lines of a place, with a visit that shows each. */
export function findLines(place: Place): Reach[] {
  const location = locationOf(place);
  return linesOf(place).map((line): Reach => {
    const { target, when, field, conditions } = line;
    // an alert also reads answers; a summary and a note only read facts
    const withAnswers = target.kind === 'alert';
    const root = field && rootOf(field);
    const requirements = [{ ...location, withAnswers, conditions }, ...(root ? [visibilityOf(root)] : [])];
    const isShown = (below: SiteField | undefined) => (context: Context) =>
      (!below || schemaInView(context, below)) &&
      location.journey.validators.test(when, withAnswers ? context.all : context.read) &&
      context;
    const base = findContext(place, requirements, isShown(root));
    const found =
      base && field && root && field !== root
        ? (withEachAnswer(base, root).find(isShown(field)) ??
          findBeside(base, besideOf(field), isShown(field)))
        : base;
    return createReach(place, line, found, () => reasonFor(place, requirements));
  });
}
