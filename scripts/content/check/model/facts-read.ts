import { pointerParts } from '../../read.ts';
import { closest } from '../did-you-mean.ts';
import type { CheckContext } from '../rule.ts';
import { type Form, readsOf } from './forms.ts';

/** Whether the schema of content finds fault with a form's "reads", so that what it names is not known. */
function areReadsUnclear(context: CheckContext, { file, pointer }: Form): boolean {
  const depth = pointerParts(pointer).length;
  return context.schemaErrors(file).some((error) => {
    if (!error.pointer.startsWith(`${pointer}/`)) return false;
    const key = pointerParts(error.pointer)[depth] ?? '';
    return key === 'reads' || (error.part === 'key' && closest(key, ['reads']) !== undefined);
  });
}

/** The facts that a form reads; names that are misspelt, and told of elsewhere, count by what they should be. */
export function factsReadBy(context: CheckContext, form: Form): string[] {
  const { facts } = context.names;
  if (areReadsUnclear(context, form)) return [...readsOf(form), ...facts];
  return readsOf(form).flatMap((name) => (facts.has(name) ? [name] : [name, closest(name, facts) ?? name]));
}
