import type { Reach, Target } from '#types/data/journeys';
import type { FormSchema } from '../../../src/engine/compiled.ts';
import { isObject, type Json, type Path } from '../../../src/engine/form/paths.ts';
import { revealedFields } from '../../../src/engine/form/revealed-fields.ts';
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
import { rootOf, type SiteField } from '../site/fields.ts';

/** Creates the result for a target: a visit that shows it, or the reason why there is none. */
export function createReach(
  place: Place,
  at: { target: Target; pointer: string },
  found: Context | undefined,
  whyNot: () => string,
): Reach {
  const { journey, step } = locationOf(place);
  const reach = { hash: step?.hash ?? '', target: at.target, ...journey.locate(at.pointer) };
  return found ? { ...reach, visit: found.visit } : { ...reach, reason: whyNot() };
}

/** Returns a field's schema for the current answers. Undefined if the field is not in view. */
export function schemaInView({ all }: Context, { step, path }: SiteField): FormSchema | undefined {
  const at = (schema: FormSchema, data: Json | undefined, [part, ...rest]: Path): FormSchema | undefined => {
    if (part === undefined) return schema;
    if (typeof part === 'string') {
      const object = isObject(data) ? data : {};
      const field = revealedFields(schema, object, step.journey.validators)[part];
      return field && at(field, object[part], rest);
    }
    const { items } = schema;
    const item = Array.isArray(data) ? data[part] : undefined;
    const isThere = item !== undefined && typeof items === 'object' && !Array.isArray(items);
    return isThere ? at(items, item, rest) : undefined;
  };
  return at(step.entry.step.schema, all, path);
}

/** The keywords of errors in an answer that is not one of a field's choices. */
const NOT_OFFERED = new Set(['enum', 'const', 'oneOf', 'type']);

const isOffered = ({ errors }: Context) =>
  ![...errors.values()].some(({ keyword }) => NOT_OFFERED.has(keyword));

/** Finds a short visit in which a field is in view, at the form's root or inside a list or a group. */
export function findInView(field: SiteField): Context | undefined {
  const root = rootOf(field);
  const isInView = (each: SiteField) => (context: Context) => schemaInView(context, each) && context;
  const base = findContext(root.step, [visibilityOf(root)], isInView(root));
  if (!base || field === root) return base;
  return (
    findBeside(base, besideOf(field), isInView(field)) ??
    // an answer that visitors can't choose must not reveal the field
    withEachAnswer(base, root).find((context) => isInView(field)(context) && isOffered(context))
  );
}
