import { errorAt, messageFor } from '../../../src/engine/form/field-errors.ts';
import { controlName, type Json, pointer } from '../../../src/engine/form/paths.ts';
import { isObject } from '../../content/json.ts';
import { edgesOf } from '../../content/values/index.ts';
import type { Target, Visit } from '../model.ts';
import { type SiteField, withInside } from '../site/fields.ts';
import type { Site, SiteJourney, SiteStep } from '../site/site.ts';
import { openForm, type StepScene } from '../walk/scene.ts';
import { findStep } from '../walk/search.ts';
import { schemaInView } from './in-view.ts';

type MessageTarget = Extract<Target, { kind: 'message' }>;

/** A message that an author wrote, and what was found of it. */
export interface FoundMessage {
  target: MessageTarget;
  /** into the page's resolved content */
  pointer: string;
  field: SiteField;
  visit: Visit | undefined;
  /** the rules whose message is told where an answer breaks this one */
  toldInstead: readonly string[];
}

/** The keyword of a message that is told for every rule. */
const ANY = '';

function messagesOf(field: SiteField): Omit<FoundMessage, 'visit' | 'toldInstead'>[] {
  const messages = field.ui['ui:messages'];
  const at = `${field.uiPointer}/ui:messages`;
  const name = controlName(field.path);
  const create = (keyword: string, text: unknown, place: string) =>
    typeof text === 'string'
      ? [{ target: { kind: 'message' as const, field: name, keyword, text }, pointer: place, field }]
      : [];
  if (!isObject(messages)) return create(ANY, messages, at);
  return Object.entries(messages).flatMap(([keyword, text]) => create(keyword, text, `${at}/${keyword}`));
}

/** The rule that a field tells of as it stands, if its author wrote a message for it. */
function toldAt(scene: StepScene, { path, ui, drawsFields }: SiteField): string | undefined {
  const schema = schemaInView(scene, path);
  if (!schema) return undefined;
  const isWhole = !drawsFields && (schema.type === 'object' || schema.type === 'array');
  const error = errorAt(scene.form.getState().errors, pointer(path), isWhole);
  const isTold = messageFor(error, ui['ui:messages'] as string | Record<string, string>) !== undefined;
  return isTold ? error?.keyword : undefined;
}

/** Visits in which a field is in view and holds each value that is worth trying: nothing at all first. */
function* attempts(site: Site, journey: SiteJourney, step: SiteStep, field: SiteField): Generator<StepScene> {
  const question = { journey, step, withAnswers: true, conditions: field.gates };
  const base = findStep(site, journey, step, [question], (scene) => !!schemaInView(scene, field.path));
  if (!base) return;
  const { [field.name]: _emptied, ...others } = base.visit.answers;
  for (const value of [undefined, ...edgesOf(field.schema)] as (Json | undefined)[]) {
    const form = openForm(journey, step, base.facts, base.visit.answers);
    form.setValue([field.name], value);
    const answers = value === undefined ? others : { ...others, [field.name]: value };
    yield { ...base, form, visit: { ...base.visit, answers } };
  }
}

/** The messages of a field at a form's root and of all inside it, each with the shortest visit that makes it show. */
export function findMessages(
  site: Site,
  journey: SiteJourney,
  step: SiteStep,
  root: SiteField,
): FoundMessage[] {
  const fields = withInside([root]).filter(({ ui, isField }) => isField && ui['ui:messages'] !== undefined);
  if (fields.length === 0) return [];
  const scenes = [...attempts(site, journey, step, root)];
  return fields.flatMap((field) => {
    const shown = scenes.flatMap((scene) => {
      const keyword = toldAt(scene, field);
      return keyword === undefined ? [] : [{ keyword, visit: scene.visit }];
    });
    return messagesOf(field).map((message) => {
      const { target } = message;
      const first = shown.find(({ keyword }) => target.keyword === ANY || keyword === target.keyword);
      const toldInstead = first ? [] : [...new Set(shown.map(({ keyword }) => keyword))];
      const keyword = target.keyword || (first?.keyword ?? ANY);
      return { ...message, target: { ...target, keyword }, visit: first?.visit, toldInstead };
    });
  });
}
