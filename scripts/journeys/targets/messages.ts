import type { Target } from '#types/data/journeys';
import { errorAt, messageFor } from '../../../src/engine/form/field-errors.ts';
import { controlName, pointer } from '../../../src/engine/form/paths.ts';
import type { ValidationError } from '../../../src/engine/validators/validators.ts';
import { isObject } from '../../content/json.ts';
import { notLookedThrough, reasonFor, tooMany } from '../reasons.ts';
import { type SiteField, withInside } from '../site/fields.ts';
import { attempts } from '../walk/attempts.ts';
import { findInside, variablesInside } from '../walk/inside.ts';
import type { StepScene } from '../walk/scene.ts';
import { findStep } from '../walk/search.ts';
import { listed } from '../words/list.ts';
import { type Found, gatesOf, type StepOfSite } from './found.ts';
import { schemaInView } from './in-view.ts';
import { findInView } from './reveals.ts';
import { rulesAbout, rulesBeside } from './rules-about.ts';
import { whyNotInside } from './why-not-inside.ts';

/** A message as it is written: for one rule, or for all. */
interface Written {
  keyword: string | undefined;
  text: string;
  pointer: string;
}

function messagesOf({ ui, uiPointer }: SiteField): Written[] {
  const messages = ui['ui:messages'];
  const at = `${uiPointer}/ui:messages`;
  if (typeof messages === 'string') return [{ keyword: undefined, text: messages, pointer: at }];
  return Object.entries(isObject(messages) ? messages : {}).flatMap(([keyword, text]) =>
    typeof text === 'string' ? [{ keyword, text, pointer: `${at}/${keyword}` }] : [],
  );
}

/** The error that a field has to tell of as it stands; undefined where all is well, or the field is not in view. */
function errorIn(scene: StepScene, { path, drawsFields }: SiteField): ValidationError | undefined {
  const schema = schemaInView(scene, path);
  if (!schema) return undefined;
  const isWhole = !drawsFields && (schema.type === 'object' || schema.type === 'array');
  return errorAt(scene.form.getState().errors, pointer(path), isWhole);
}

/** Whether the answer that stands in a field breaks a rule, whatever the field tells of. */
function breaks({ form, step, journey }: StepScene, { path }: SiteField, keyword: string): boolean {
  const { facts, visible } = form.getState();
  const errors = journey.rules.errors(step.entry.step.schema, { ...facts, ...visible });
  return errors.some((error) => error.keyword === keyword && error.instancePath.startsWith(pointer(path)));
}

function whyNever(scenes: readonly StepScene[], field: SiteField, keyword: string | undefined): string {
  if (keyword === undefined) return 'no answer to this field is ever wrong';
  const breaking = scenes.filter((scene) => breaks(scene, field, keyword));
  const told = new Set(breaking.flatMap((scene) => errorIn(scene, field)?.keyword ?? []));
  return told.size > 0
    ? `an answer that breaks "${keyword}" breaks ${listed(
        [...told].map((name) => `"${name}"`),
        'or',
      )} as well, and that is told first`
    : `no answer was found that breaks "${keyword}"`;
}

/** The first of the attempts in which a field says these words. */
function shownIn(scenes: readonly StepScene[], field: SiteField, { keyword, text }: Written) {
  const messages = keyword === undefined ? text : { [keyword]: text };
  return scenes.find((scene) => messageFor(errorIn(scene, field), messages) !== undefined);
}

/** The same, of a field inside a list or a group, with whatever stands beside it that decides on its rules. */
function shownInside(base: StepScene, root: SiteField, field: SiteField, written: Written) {
  let found: StepScene | undefined;
  const isShown = (scene: StepScene) => {
    found = schemaInView(scene, field.path) && shownIn([...attempts(scene, field)], field, written);
    return found !== undefined;
  };
  findInside(base, root, field, isShown, rulesBeside(root, field));
  return found;
}

/**
 * A short visit in which a field says these words, some answers to it tried in each. Mostly one in which nothing
 * else is answered does; where a condition brings the field or the rule, those are looked through in which it may hold.
 */
function findShown(at: StepOfSite, root: SiteField, field: SiteField, written: Written, first: StepScene[]) {
  const isBrought = field !== root && field.gates.length > 0;
  const base = isBrought ? findInView(at, root, field) : first[0];
  const shown =
    (isBrought ? undefined : shownIn(first, field, written)) ??
    (base && field !== root ? shownInside(base, root, field, written) : undefined);
  const rules = rulesAbout(at, root);
  if (shown || rules.conditions.length === 0) return shown;
  let found: StepScene | undefined;
  findStep(at.site, at.journey, at.step, [gatesOf(at, root), rules], (scene) => {
    if (!schemaInView(scene, root.path)) return false;
    found = shownIn([...attempts(scene, root)], field, written);
    return found !== undefined;
  });
  return found;
}

function findMessage(
  at: StepOfSite,
  root: SiteField,
  field: SiteField,
  written: Written,
  first: StepScene[],
): Found {
  const { keyword, text, pointer } = written;
  const shown = findShown(at, root, field, written, first);
  const told = shown && errorIn(shown, field)?.keyword;
  const name = controlName(field.path);
  const target: Target = { kind: 'message', field: name, keyword: keyword ?? told ?? '', text };
  if (shown) return { target, pointer, visit: shown.visit };
  const [base] = first;
  const unknown =
    notLookedThrough(at, [gatesOf(at, root), rulesAbout(at, root)]) ??
    (base && tooMany(variablesInside(base, root, field, rulesBeside(root, field))));
  const isHidden = field !== root && !findInView(at, root, field);
  const never = isHidden ? whyNotInside(at, root, field) : whyNever(first, field, keyword);
  return { target, pointer, reason: unknown ?? never };
}

/** The messages of a step's fields, and of all that stands inside them. */
export function findMessages(at: StepOfSite): Found[] {
  return [...at.step.fields.values()].flatMap((root) => {
    const fields = withInside([root]).filter((field) => field.isField && messagesOf(field).length > 0);
    if (fields.length === 0) return [];
    const isThere = (scene: StepScene) => !!schemaInView(scene, root.path);
    const base = findStep(at.site, at.journey, at.step, [gatesOf(at, root)], isThere);
    const first = base ? [...attempts(base, root)] : [];
    const hidden = base ? undefined : reasonFor(at, [gatesOf(at, root)]);
    return fields.flatMap((field) =>
      messagesOf(field).map((written) => ({
        ...findMessage(at, root, field, written, first),
        ...(hidden && { reason: hidden }),
      })),
    );
  });
}
