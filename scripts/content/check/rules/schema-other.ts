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
      message: `This says that it is content of the kind ${quote(said)}, and holds what ${quote(kind)} does.`,
      advice: `Did you mean ${quote(path.replace(NAME, kind))}?`,
    },
  ];
}

export const rule: Rule = {
  id: 'schema-other',
  about: 'A file names the schema of another kind of content than it is, as when it was begun as a copy.',
  check: perFile((_context, file) => check(file)),
};
