import type { Json } from '../../../src/engine/form/paths.ts';
import { edgeValues } from '../../content/values/index.ts';
import type { SiteField } from '../site/fields.ts';
import { openForm, type StepScene } from './scene.ts';

/** A step as it stands with a value in one of its fields; none empties it. */
export function withValue(scene: StepScene, { path }: SiteField, value: Json | undefined): StepScene {
  const { journey, step, facts, visit } = scene;
  const name = String(path[0]);
  const form = openForm(journey, step, facts, visit.answers);
  form.setValue(path, value);
  const { [name]: _before, ...others } = visit.answers;
  const now = form.getState().answers[name];
  return {
    ...scene,
    form,
    visit: { ...visit, answers: now === undefined ? others : { ...others, [name]: now } },
  };
}

/** A step as it stands with each value in one of its fields that is worth trying, right or wrong: none at all first. */
export function* attempts(scene: StepScene, field: SiteField): Generator<StepScene> {
  const values = [field.schema, ...field.variants].flatMap((each) => edgeValues(each));
  for (const value of [undefined, ...values] as (Json | undefined)[]) yield withValue(scene, field, value);
}
