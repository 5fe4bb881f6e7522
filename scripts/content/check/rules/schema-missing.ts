import { dirname, relative, sep } from 'node:path';
import { isObject } from '../../json.ts';
import type { ContentFile } from '../../read.ts';
import { atValue, type Report } from '../finding.ts';
import { isKind, kinds, schemaPath } from '../kinds.ts';
import type { Rule } from '../rule.ts';
import { closest } from '../did-you-mean.ts';
import { list, quote } from '../wording.ts';

function check(file: ContentFile): Report[] {
  if (isKind(file.kind)) return [];
  const pathTo = (kind: string) => relative(dirname(file.path), schemaPath(kind)).split(sep).join('/');
  const named = isObject(file.data) ? file.data.$schema : undefined;
  if (named === undefined) {
    const fix = `Add "$schema": ${quote(pathTo('step'))} at its top, with the file's own kind for step: ${list(kinds)}.`;
    return [{ place: atValue({ file, pointer: '' }), message: 'This file does not say what kind of content it is.', fix }];
  }
  const meant = closest(String(named), [...kinds].map(pathTo));
  const fix = meant ? `Did you mean ${quote(meant)}?` : `Write ${quote(pathTo('step'))}, with the file's own kind for step: ${list(kinds)}.`;
  const message = `${quote(named)} is none of our kinds of content.`;
  return [{ place: atValue({ file, pointer: '/$schema' }), message, fix }];
}

/** A content file does not name one of our schemas as its "$schema", so nothing can be said about it. */
export const rule: Rule = {
  id: 'schema-missing',
  check: ({ parsed }) => parsed.flatMap(check),
};
