import { dirname, relative, sep } from 'node:path';
import { escapePart, isObject } from '../../json.ts';
import type { ContentFile } from '../../read.ts';
import { atKey } from '../diagnostic.ts';
import { closest } from '../did-you-mean.ts';
import { quote } from '../format.ts';
import { isKind, kinds, schemaPath } from '../kinds.ts';
import { perFile, type Rule, report } from '../rule.ts';

const NAME = /([^/]*)\.schema\.json$/;

function pathTo(kind: string, file: ContentFile): string {
  return relative(dirname(file.path), schemaPath(kind)).split(sep).join('/');
}

/** The kind that a path most likely means, by the name of the schema at its end. */
function kindMeant(path: unknown): string | undefined {
  const name = typeof path === 'string' ? NAME.exec(path)?.[1] : undefined;
  return name === undefined || isKind(name) ? name : closest(name, kinds);
}

export const rule: Rule = {
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
