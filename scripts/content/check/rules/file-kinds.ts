import { dirname, relative, sep } from 'node:path';
import { escapePart, isObject } from '../../json.ts';
import type { ContentFile } from '../../read.ts';
import { atKey } from '../diagnostic.ts';
import { closest } from '../did-you-mean.ts';
import { quote } from '../format.ts';
import { isKind, kinds, schemaPath } from '../kinds.ts';
import { perFile, type Rule, report } from '../rule.ts';

const NAME = /[^/]*(?=\.schema\.json$)/;

function pathTo(kind: string, file: ContentFile): string {
  return relative(dirname(file.path), schemaPath(kind)).split(sep).join('/');
}

function kindMeant(path: unknown): string | undefined {
  const name = typeof path === 'string' ? NAME.exec(path)?.[0] : undefined;
  return name === undefined || isKind(name) ? name : closest(name, kinds);
}

export const schemaMissing: Rule = {
  topic: 'Files and references',
  about: 'A file does not name one of the content schemas in "$schema", so it cannot be checked.',
  check: perFile((_context, file) => {
    if (isKind(file.kind)) return [];
    const data = isObject(file.data) ? file.data : {};
    const howTo = `Write "$schema": ${quote(pathTo('KIND', file))} at the top, with a KIND such as "step" or "journey".`;
    if (data.$schema !== undefined) {
      const meant = kindMeant(data.$schema);
      const advice = meant ? `Did you mean ${quote(pathTo(meant, file))}?` : howTo;
      const message = `${quote(data.$schema)} is not a schema of content.`;
      return [report({ file, pointer: '/$schema' }, message, advice)];
    }
    const [misspelt] =
      Object.entries(data).find(([key, value]) => key.startsWith('$') && kindMeant(value)) ?? [];
    if (misspelt !== undefined) {
      const location = atKey({ file, pointer: `/${escapePart(misspelt)}` });
      return [report(location, `${quote(misspelt)} is not allowed here.`, 'Did you mean "$schema"?')];
    }
    return [report({ file, pointer: '' }, 'This file does not say what kind of content it is.', howTo)];
  }),
};

export const schemaOther: Rule = {
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
