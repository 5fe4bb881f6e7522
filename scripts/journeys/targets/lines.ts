import type { AlertTarget, ItemTarget } from '#types/data/journeys';
import type { Condition } from '../../../src/engine/compiled.ts';
import type { SchemaPart } from '../../content/check/model/schema-parts.ts';
import { isObject, walk } from '../../content/json.ts';
import { valueIn } from '../../content/resolve.ts';
import { reasonFor } from '../reasons.ts';
import { findContext, findStep, type StepContext, withEachAnswer } from '../search/context.ts';
import { findInside } from '../search/inside.ts';
import { visibilityOf } from '../search/variables.ts';
import { rootOf, type SiteField, withInside } from '../site/fields.ts';
import type { SiteJourney, SiteStep } from '../site/site.ts';
import { type Found, schemaInView } from './target.ts';

/** A text that shows while a condition holds. */
export interface Line {
  target: AlertTarget | ItemTarget;
  pointer: string;
  conditions: readonly SchemaPart[];
  when: Condition | undefined;
  field?: SiteField;
}

function lineAt(journey: SiteJourney, pointer: string, kind: 'alert' | 'item', field?: SiteField): Line[] {
  const written = valueIn(journey.written, pointer);
  const compiled = valueIn(journey.compiled, pointer);
  if (!isObject(written) || !isObject(compiled)) return [];
  const { text, label, when } = written;
  const shown = kind === 'item' && typeof label === 'string' ? label : text;
  if (typeof shown !== 'string') return [];
  return [
    {
      target: { kind, text: shown },
      pointer: `${pointer}/${shown === label ? 'label' : 'text'}`,
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

/** Returns the lines of a step: alerts above it and below its fields, its summary, the note below its button. */
export function linesOfStep({ journey, at, fields }: SiteStep): Line[] {
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

/** Returns the lines that a page shows around its journeys; they belong to the first of these. */
export function linesOfPage(journey: SiteJourney): Line[] {
  const onPage = journey.site.journeys.filter(({ page }) => page === journey.page);
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

function findLine(step: SiteStep, { target, pointer, when, field, conditions }: Line): Found {
  const { journey } = step;
  // an alert reads answers as well; a summary and a note read facts alone
  const withAnswers = target.kind === 'alert';
  const root = field && rootOf(field);
  const requirements = [
    { journey, step, withAnswers, conditions },
    ...(root ? [visibilityOf(step, root)] : []),
  ];
  const isShown = (context: StepContext) => {
    const { facts, visible } = context.form.getState();
    const isThere = !root || schemaInView(context, root.path) !== undefined;
    return isThere && journey.validators.test(when, withAnswers ? { ...facts, ...visible } : facts);
  };
  const isBelowField = (context: StepContext) =>
    isShown(context) && !!field && !!schemaInView(context, field.path);
  const base = findStep(step, requirements, isShown);
  const found =
    base && field && root && field !== root
      ? ([...withEachAnswer(base, root)].find(isBelowField) ?? findInside(base, field, isBelowField))
      : base;
  return { target, pointer, visit: found?.visit, reason: found ? undefined : reasonFor(step, requirements) };
}

/** Finds the alerts of a step, and the conditional lines of its summary and its note. */
export function findLines(step: SiteStep): Found[] {
  return linesOfStep(step).map((line) => findLine(step, line));
}

/** Finds the lines that a page shows around its journeys. */
export function findLinesOfPage(journey: SiteJourney): Found[] {
  return linesOfPage(journey).map(({ target, pointer, when, conditions }) => {
    const requirements = [{ journey, step: undefined, withAnswers: false, conditions }];
    const found = findContext(journey, requirements, ({ facts }) => journey.validators.test(when, facts));
    const reason = found ? undefined : reasonFor(undefined, requirements);
    return { target, pointer, visit: found?.visit, reason };
  });
}
