import { controlName } from '../../../src/engine/form/paths.ts';
import { type SiteField, withInside } from '../site/fields.ts';
import { attempts } from '../walk/attempts.ts';
import { findInside } from '../walk/inside.ts';
import type { StepScene } from '../walk/scene.ts';
import { findStep } from '../walk/search.ts';
import { type Found, gatesOf, type StepOfSite } from './found.ts';
import { schemaInView } from './in-view.ts';
import { whyNotInside } from './why-not-inside.ts';

/** Rules that an answer breaks which is none of a field's choices. */
const NOT_OFFERED = new Set(['enum', 'const', 'oneOf', 'type']);

/** A short visit in which a field at the form's root, or one inside it, is in view. */
export function findInView(at: StepOfSite, root: SiteField, field: SiteField): StepScene | undefined {
  const base = findStep(
    at.site,
    at.journey,
    at.step,
    [gatesOf(at, root)],
    (scene) => !!schemaInView(scene, root.path),
  );
  if (!base || field === root) return base;
  const isThere = (scene: StepScene) => schemaInView(scene, field.path) !== undefined;
  // what no visitor can choose brings nothing
  const isOffered = ({ form }: StepScene) =>
    ![...form.getState().errors.values()].some(({ keyword }) => NOT_OFFERED.has(keyword));
  return (
    findInside(base, root, field, isThere) ??
    [...attempts(base, root)].find((scene) => isThere(scene) && isOffered(scene))
  );
}

/** The fields of a step that only a condition brings. */
export function findReveals(at: StepOfSite): Found[] {
  return [...at.step.fields.values()].flatMap((root) =>
    withInside([root])
      .filter(({ isRevealed }) => isRevealed)
      .map((field): Found => {
        const target = { kind: 'reveal' as const, field: controlName(field.path) };
        const visit = findInView(at, root, field)?.visit;
        const reason = visit ? undefined : whyNotInside(at, root, field);
        return { target, pointer: field.pointer, visit, reason };
      }),
  );
}
