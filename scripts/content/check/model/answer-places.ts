import { type ContentFile, pageFiles } from '../../read.ts';
import type { Origin } from '../../resolve.ts';
import { atKey, type Location } from '../diagnostic.ts';
import type { CheckContext } from '../rule.ts';
import { askersOf, type CodeAnswers } from './code-answers.ts';

function definitionOf({ askers }: CodeAnswers, name: string): Origin | undefined {
  const [{ form, node } = {}] = askersOf(askers, name);
  const [definition] = node?.schemas ?? [];
  return form && definition && { file: form.file, pointer: definition.pointer };
}

/** Where a field of some askers is defined; undefined where they have none of that name. */
export function atPart(context: CheckContext, object: CodeAnswers, name: string): Location | undefined {
  const definition = definitionOf(object, name);
  return definition && atKey(context.origin(definition.file, definition.pointer));
}

/** Where an answer should be asked for: among the fields with that which comes before it, or after it. */
export function placeBeside(context: CheckContext, object: CodeAnswers, missing: string): Location {
  const { file, pointer } = object.forms;
  const names = [...object.answers.keys()];
  const at = names.indexOf(missing);
  const nearest = [...names.slice(0, at).reverse(), ...names.slice(at + 1)];
  const [beside] = nearest.flatMap((name) => definitionOf(object, name) ?? []);
  if (!beside) return atKey(context.site(file, pointer));
  return atKey(context.origin(beside.file, beside.pointer.slice(0, beside.pointer.lastIndexOf('/'))));
}

/** The steps of the journey that asks; undefined for a form of another kind, and for what is inside an answer. */
export function stepsOf({ resolved, origin }: CheckContext, object: CodeAnswers): Location | undefined {
  const { file, pointer, forms } = object.forms;
  const isWhole = object.askers.some(({ node }) => forms.some(({ root }) => root === node));
  const steps = `${pointer}/steps`;
  return isWhole && resolved(file).origins.has(steps) ? atKey(origin(file, steps)) : undefined;
}

/** A step that is in no journey and asks for an answer: it may have been taken out of one. */
export function lostStep(context: CheckContext, name: string): ContentFile | undefined {
  const taken = new Set(pageFiles(context.files).flatMap((page) => [...context.resolved(page).files]));
  const lost = context.parsed.filter((file) => file.kind === 'step' && !taken.has(file));
  return lost.find((file) => context.forms(file).some(({ root }) => root.fields.has(name)));
}
