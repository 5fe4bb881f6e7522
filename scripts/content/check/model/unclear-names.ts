import { objectOf } from '../../json.ts';
import { weakMemo } from '../../memo.ts';
import type { ContentFile } from '../../read.ts';
import type { CheckContext } from '../rule.ts';
import { authoredSchemaErrors } from '../schema-errors/authored-schemas.ts';
import { askedNames } from './forms.ts';

const QUOTED = /"([^"\\\n]+)"/g;

function hasErrors(context: CheckContext, file: ContentFile): boolean {
  return (
    file.kind === undefined ||
    context.schemaErrors(file).length > 0 ||
    context.resolved(file).problems.length > 0 ||
    context.marked(file, 'FormSchema').some(({ value }) => authoredSchemaErrors(objectOf(value)).length > 0)
  );
}

/**
 * Returns a function that tells if a name may be an answer that other rules cannot find, because a file has errors.
 * Without errors no name is. If a file is missing or empty, each name may be.
 */
export const unclearNames = weakMemo((context: CheckContext): ((name: string) => boolean) => {
  const parsed = new Set(context.parsed);
  const files = [...context.files.values()].filter((file) => !parsed.has(file) || hasErrors(context, file));
  if (files.length === 0) return () => false;
  const isMissing = ({ ref }: { ref: string }) => !ref.startsWith('#');
  const isIncomplete = (file: ContentFile) =>
    file.text.trim() === '' || (parsed.has(file) && context.resolved(file).problems.some(isMissing));
  if (files.some(isIncomplete)) return () => true;
  const names = new Set(files.flatMap(({ text }) => [...text.matchAll(QUOTED)].map(([, name = '']) => name)));
  return (name) => askedNames(context).has(name) || names.has(name);
});
