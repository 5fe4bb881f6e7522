import { controlName } from '../../../src/engine/form/paths.ts';
import { whyNotInside } from '../reasons.ts';
import { findStep, type StepContext, withEachAnswer } from '../search/context.ts';
import { findInside } from '../search/inside.ts';
import { visibilityOf } from '../search/variables.ts';
import { rootOf, type SiteField, withInside } from '../site/fields.ts';
import type { SiteStep } from '../site/site.ts';
import { type Found, schemaInView } from './target.ts';

/** Errors of an answer that is none of a field's choices. */
const NOT_OFFERED = new Set(['enum', 'const', 'oneOf', 'type']);

/** Finds a short visit in which a field at the form's root, or one inside it, is in view. */
export function findInView(step: SiteStep, field: SiteField): StepContext | undefined {
  const root = rootOf(field);
  const isInView =
    ({ path }: SiteField) =>
    (context: StepContext) =>
      schemaInView(context, path) !== undefined;
  const base = findStep(step, [visibilityOf(step, root)], isInView(root));
  if (!base || field === root) return base;
  // an answer that no visitor can choose reveals nothing
  const isOffered = ({ form }: StepContext) =>
    ![...form.getState().errors.values()].some(({ keyword }) => NOT_OFFERED.has(keyword));
  return (
    findInside(base, field, isInView(field)) ??
    [...withEachAnswer(base, root)].find((context) => isInView(field)(context) && isOffered(context))
  );
}

/** Finds the fields of a step that conditions reveal. */
export function findReveals(step: SiteStep): Found[] {
  const revealed = withInside([...step.fields.values()]).filter(({ isRevealed }) => isRevealed);
  return revealed.map((field) => {
    const target = { kind: 'reveal' as const, field: controlName(field.path) };
    const visit = findInView(step, field)?.visit;
    const reason = visit ? undefined : whyNotInside(step, field);
    return { target, pointer: field.pointer, visit, reason };
  });
}
