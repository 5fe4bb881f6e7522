import type { Json } from '../../../src/engine/form/paths.ts';
import { edgesOf } from '../../content/values/index.ts';
import type { SiteField } from '../site/fields.ts';
import { openForm, type StepScene } from './scene.ts';

/** A step as it stands with each value in one of its fields that is worth trying, right or wrong: none at all first. */
export function* attempts(scene: StepScene, { name, schema, variants }: SiteField): Generator<StepScene> {
  const { journey, step, facts, visit } = scene;
  const { [name]: _emptied, ...others } = visit.answers;
  const values = [schema, ...variants].flatMap((each) => edgesOf(each));
  for (const value of [undefined, ...values] as (Json | undefined)[]) {
    const form = openForm(journey, step, facts, visit.answers);
    form.setValue([name], value);
    const answers = value === undefined ? others : { ...others, [name]: value };
    yield { ...scene, form, visit: { ...visit, answers } };
  }
}
