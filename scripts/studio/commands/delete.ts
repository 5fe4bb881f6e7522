import type { Place } from '../../../src/studio/model.ts';
import { objectOf } from '../../content/json.ts';
import type { Origin } from '../../content/resolve.ts';
import { fieldUses, formFieldAt, sameFields, usesOutside } from '../build/field-uses.ts';
import { type Part, requirePart, valueAtPlace } from '../build/parts.ts';
import { removals } from '../build/removals.ts';
import { hashUses, keyUses, refUses, type Use } from '../build/uses.ts';
import type { SiteContent } from '../site-content.ts';
import type { Located } from './set.ts';

/** Returns the file of the step at a place in a journey. */
export function stepFile(content: SiteContent, { file }: Place, part: Part): Origin | undefined {
  if (part.kind !== 'entry') return undefined;
  const target = content.resolved(content.fileOf(file)).refs.get(`${part.pointer}/step`);
  return target?.pointer === '' ? target : undefined;
}

/** Returns the links to a step, and the uses of its answers outside it. */
function usesOfStep(content: SiteContent, step: Origin): Use[] {
  const { parsed, forms } = content.context();
  const form = parsed.flatMap(forms).find((each) => each.file === step.file && each.pointer === step.pointer);
  const { hash } = objectOf(form?.content);
  const fields = form ? [...form.root.fields.keys()].map((name) => ({ form, path: [name] })) : [];
  const answers = usesOutside(fieldUses(content, fields)).filter(({ file }) => file !== step.file);
  return typeof hash === 'string' ? [...hashUses(content, step, hash), ...answers] : answers;
}

/** Returns the places that go when a part is deleted, and what uses the part outside them. */
export function deletionOf(
  content: SiteContent,
  place: Place,
): { places: Origin[]; uses: Use[]; step?: Origin } {
  const part = requirePart(content, place);
  if (part.kind === 'file')
    return { places: [], uses: refUses(content, { file: content.fileOf(place.file), pointer: '' }) };
  if (part.kind === 'field') {
    const fields = fieldUses(content, sameFields(content.context(), formFieldAt(content, place), false));
    return { places: fields.own, uses: usesOutside(fields) };
  }
  const written = content.writtenAt({ file: place.file, pointer: part.pointer });
  if (part.kind === 'key') return { places: [written], uses: keyUses(content, written) };
  const isStep = 'step' in objectOf(valueAtPlace(content, { ...place, pointer: part.pointer }));
  const step = stepFile(content, place, part);
  const own = { ...written, pointer: `${written.pointer}/step` };
  return {
    places: [written],
    uses: isStep ? usesOfStep(content, step ?? own) : [],
    ...(step && refUses(content, step).length === 1 && { step }),
  };
}

/** Returns the change that deletes a part: a field with all that names it in its form, a step with its file if no other place includes it. */
export function deletePart(content: SiteContent, place: Place): Located[] {
  const { places, step } = deletionOf(content, place);
  const file = place.pointer === '' ? place.file : step?.file.name;
  return [
    ...removals(places),
    ...(file === undefined ? [] : [[file, { type: 'text', text: null }] satisfies Located]),
  ];
}
