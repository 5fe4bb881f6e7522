import { isObject } from '../../json.ts';
import type { ContentFile } from '../../read.ts';
import { atValue, type Report } from '../diagnostic.ts';
import { quote } from '../format.ts';
import { isKind } from '../kinds.ts';
import { perFile, type Rule } from '../rule.ts';

const NAME = /[^/]*(?=\.schema\.json$)/;

function check(file: ContentFile): Report[] {
  const { kind, data } = file;
  const path: unknown = isObject(data) ? data.$schema : undefined;
  if (!isKind(kind) || typeof path !== 'string') return [];
  const [said] = NAME.exec(path) ?? [];
  if (said === kind) return [];
  return [
    {
      location: atValue({ file, pointer: '/$schema' }),
      message: `This file says it is content of the kind ${quote(said)}, but it looks like ${quote(kind)}.`,
      advice: `Did you mean ${quote(path.replace(NAME, kind))}?`,
    },
  ];
}

export const rule: Rule = {
  id: 'schema-other',
  topic: 'Files and references',
  about: 'A file names the schema of another kind of content, as a copied file may.',
  check: perFile((_context, file) => check(file)),
};
