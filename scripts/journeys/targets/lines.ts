import type { AlertTarget, ItemTarget } from '#types/data/journeys';
import type { Condition } from '../../../src/engine/compiled.ts';
import { isObject, type JsonObject, listOf, placesIn } from '../../content/json.ts';
import { valueIn } from '../../content/resolve.ts';
import { reasonFor } from '../reasons.ts';
import { type Found, findContext, findInView, type Match } from '../search/context.ts';
import { visibilityOf } from '../search/variables.ts';
import { rootOf, type SiteField, withNestedFields } from '../site/fields.ts';
import type { SiteJourney, SiteStep } from '../site/site.ts';

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
  const list = listOf(valueIn(journey.written, pointer));
  return list.flatMap((_, index) => lineAt(journey, `${pointer}/${index}`, kind, field));
}

function linesOfStep({ journey, at, fields }: SiteStep): Line[] {
  const below = withNestedFields([...fields.values()]).flatMap((field) =>
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
  return placesIn(journey.written).flatMap(([value, pointer]) => {
    const isAround = !onPage.some((each) => pointer.startsWith(`${each.pointer}/`));
    if (!isAround || !isObject(value) || !isObject(value.when)) return [];
    return lineAt(journey, pointer, /\/(ui:)?alerts\/\d+$/.test(pointer) ? 'alert' : 'item');
  });
}

/** Returns the lines of a step: alerts above it and below its fields, its summary, and the note below its button. */
export function linesOf(step: SiteStep): Line[] {
  return step === step.journey.around ? linesOfPage(step.journey) : linesOfStep(step);
}

/** Finds the lines of a step, with a visit that shows each. */
export function findLines(step: SiteStep): Found[] {
  return linesOf(step).map(({ target, pointer, when, field, conditions }) => {
    // an alert also reads answers; a summary and a note only read facts
    const withAnswers = target.kind === 'alert';
    const own = [{ step, withAnswers, conditions }];
    const isShown: Match = ({ all, read }) => step.journey.validators.test(when, withAnswers ? all : read);
    return {
      target,
      pointer,
      context: field ? findInView(field, own, isShown) : findContext(step, own, isShown),
      whyNot: () => reasonFor(step, [...own, ...(field ? [visibilityOf(rootOf(field))] : [])]),
    };
  });
}
