import type { Place } from '../../../src/studio/model.ts';
import { askedNames, type Form } from '../../content/check/model/forms.ts';
import { journeysIn } from '../../content/check/model/journeys.ts';
import { answersBefore, earlierAnswers, factsOn, readableNames } from '../../content/check/model/reads.ts';
import { isInside } from '../../content/check/pointers.ts';
import type { Origin } from '../../content/resolve.ts';
import type { SiteContent } from '../site-content.ts';

/** Returns a place in the innermost file that is included as a whole. */
function ownPlace(content: SiteContent, { file: name, pointer }: Place): Origin {
  const context = content.context();
  const file = context.files.get(content.fileOf(name).path) ?? content.fileOf(name);
  return context.own(file).inside(pointer)[0] ?? { file, pointer };
}

/** Returns the form around a place: of a step, or of a page. */
export function formAround(content: SiteContent, place: Place): Form | undefined {
  const { file, pointer } = ownPlace(content, place);
  const forms = content.context().forms(file);
  return forms
    .filter((form) => isInside(pointer, form.pointer))
    .toSorted((one, other) => other.pointer.length - one.pointer.length)[0];
}

/** Returns the names that a form can read, besides its own fields. */
export const readableIn = (content: SiteContent, form: Form) => readableNames(content.context(), form);

/** The parts of a step that are drawn without its own answers: its summary, and the text at its end. */
const OF_FACTS = /\/(?:summary|submit)\//;

/** Returns the names that the condition at a place can read, by where they come from. */
export function namesReadableAt(content: SiteContent, place: Place): ReadonlyMap<string, string> {
  const context = content.context();
  const { file, pointer } = ownPlace(content, place);
  const form = formAround(content, place);
  const found = new Map<string, string>();
  const add = (group: string, names: Iterable<string>) => {
    for (const name of names) if (!found.has(name)) found.set(name, group);
  };
  const entry = journeysIn(context.own(file))
    .flatMap(({ entries }) => entries)
    .find((each) => `${each.pointer}/when` === pointer);
  if (form) {
    if (!OF_FACTS.test(pointer)) add('This form', form.root.fields.keys());
    add('Earlier answers', earlierAnswers(context, form).keys());
  } else if (entry) add('Earlier answers', answersBefore(context, file, entry.pointer).keys());
  else if (file.kind === 'fields') add('Answers', askedNames(context));
  add('Facts', form ? readableNames(context, form) : factsOn(context)(file));
  return found;
}
