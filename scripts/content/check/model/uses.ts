import { dirname, resolve } from 'node:path';
import { isObject, walk } from '../../json.ts';
import { weakMemo } from '../../memo.ts';
import { pageFiles } from '../../page-files.ts';
import type { ContentFile } from '../../read.ts';
import type { Origin } from '../../resolve.ts';
import type { CheckContext } from '../rule.ts';
import { codeAnswers, missingAnswers } from './code-answers.ts';
import { fieldNames } from './field-names.ts';

/** A `$ref` as it is written, and where it leads. */
export interface Use {
  from: Origin;
  to: Origin;
}

function usesIn({ files }: CheckContext, file: ContentFile): Use[] {
  const uses: Use[] = [];
  walk(file.data, (value, pointer) => {
    if (!isObject(value) || typeof value.$ref !== 'string') return;
    const [name = '', target = ''] = value.$ref.split('#');
    const to = name === '' ? file : files.get(resolve(dirname(file.path), name));
    if (to) uses.push({ from: { file, pointer }, to: { file: to, pointer: target } });
  });
  return uses;
}

function areSchemasSound({ marked, authoredSchemaErrors }: CheckContext, file: ContentFile): boolean {
  const schemas = [...marked(file, 'FormSchema'), ...marked(file, 'Condition')];
  return schemas.every(({ value }) => isObject(value) && authoredSchemaErrors(value).length === 0);
}

/**
 * Every `$ref` of a whole site; undefined where it cannot be told what is used: in a part of a site, in forms that are
 * on no page at all, and while something else is wrong, for what is wrong may be what should lead there.
 */
export const usesOfSite = weakMemo((context: CheckContext): readonly Use[] | undefined => {
  const { files, parsed, schemaErrors, resolved } = context;
  const isSite = parsed.some(({ kind }) => kind === 'site') && pageFiles(files).length > 0;
  const isClear = parsed.every(
    (file) =>
      file.kind !== undefined &&
      resolved(file).problems.length === 0 &&
      schemaErrors(file).length === 0 &&
      areSchemasSound(context, file) &&
      context.forms(file).every((form) => fieldNames(form).every(({ isField }) => isField)),
  );
  // what no form asks for any more may be what a file was for
  const isWhole = codeAnswers(context).every((object) => missingAnswers(object).length === 0);
  if (!isSite || !isClear || !isWhole || parsed.length < files.size) return undefined;
  return parsed.flatMap((file) => usesIn(context, file));
});
