import { dirname, relative, sep } from 'node:path';
import { escapePart, isObject } from '../../json.ts';
import { type ContentFile, pageFiles } from '../../read.ts';
import { atKey } from '../diagnostic.ts';
import { closest } from '../did-you-mean.ts';
import { quote } from '../format.ts';
import { isKind, kinds, schemaPath } from '../kinds.ts';
import { isMoved } from '../model/missing-files.ts';
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
  check: perFile((context, file) => {
    // ref-target reports a file that was moved
    if (isKind(file.kind) || isMoved(context, file)) return [];
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

/** The kinds of which a site has one file. A folder with some of them is a whole site. */
const ONCE = ['insurer', 'words', 'icons'];
const ABOUT = { site: 'the header and the footer of this page', insurer: 'the facts that texts name' };

export const siteMissing: Rule = {
  topic: 'Files and references',
  about:
    'There is no file of the kind `site`, which has the header and the footer of every page, or `insurer`, which has its facts. (Reported only for a folder with pages and other files of which a site has one.)',
  check({ files, parsed }) {
    const kindsHere = new Set(parsed.map(({ kind }) => kind));
    const [page] = pageFiles(files);
    const isClear = parsed.length === files.size && parsed.every(({ kind }) => isKind(kind));
    const here = ONCE.filter((kind) => kindsHere.has(kind));
    if (!page || !isClear || here.length === 0) return [];
    const kind = kindsHere.has('site') ? 'insurer' : 'site';
    if (kind === 'insurer' && here.join() !== 'words,icons') return [];
    const message = `There is no file of the kind ${quote(kind)}. It has ${ABOUT[kind]}.`;
    return [report({ file: page, pointer: '/$schema' }, message, `Restore ${kind}.json, or write one.`)];
  },
};
