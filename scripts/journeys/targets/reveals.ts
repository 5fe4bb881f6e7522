import { controlName } from '../../../src/engine/form/paths.ts';
import { reasonFor } from '../reasons.ts';
import { type SiteField, withInside } from '../site/fields.ts';
import { attempts } from '../walk/attempts.ts';
import type { StepScene } from '../walk/scene.ts';
import { findStep } from '../walk/search.ts';
import { type Found, gatesOf, type StepOfSite } from './found.ts';
import { schemaInView } from './in-view.ts';

/** The shortest visit in which a field at the form's root, or one inside it, is in view. */
function findInView(at: StepOfSite, root: SiteField, field: SiteField): StepScene | undefined {
  const base = findStep(
    at.site,
    at.journey,
    at.step,
    [gatesOf(at, root)],
    (scene) => !!schemaInView(scene, root.path),
  );
  if (!base || field === root) return base;
  return [...attempts(base, root)].find((scene) => schemaInView(scene, field.path));
}

/** The fields of a step that only a condition brings. */
export function findReveals(at: StepOfSite): Found[] {
  return [...at.step.fields.values()].flatMap((root) =>
    withInside([root])
      .filter(({ isRevealed }) => isRevealed)
      .map((field): Found => {
        const target = { kind: 'reveal' as const, field: controlName(field.path) };
        const visit = findInView(at, root, field)?.visit;
        const reason = visit ? undefined : reasonFor(at, [gatesOf(at, root), gatesOf(at, field)]);
        return { target, pointer: field.pointer, visit, reason };
      }),
  );
}
