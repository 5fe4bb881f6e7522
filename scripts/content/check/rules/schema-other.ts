import { isObject } from '../../json.ts';
import { quote } from '../format.ts';
import { isKind } from '../kinds.ts';
import { perFile, type Rule, report } from '../rule.ts';

const NAME = /[^/]*(?=\.schema\.json$)/;

export const rule: Rule = {
  topic: 'Files and references',
  about: 'A file names the schema of another kind of content, as a copied file may.',
  check: perFile((_context, file) => {
    const { kind, data } = file;
    const path: unknown = isObject(data) ? data.$schema : undefined;
    if (!isKind(kind) || typeof path !== 'string') return [];
    const [named] = NAME.exec(path) ?? [];
    if (named === kind) return [];
    const message = `This file says it is content of the kind ${quote(named)}, but it looks like ${quote(kind)}.`;
    const advice = `Did you mean ${quote(path.replace(NAME, kind))}?`;
    return [report({ file, pointer: '/$schema' }, message, advice)];
  }),
};
