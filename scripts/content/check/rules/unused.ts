import { escapePart, isObject, objectOf, placesIn } from '../../json.ts';
import { weakMemo } from '../../memo.ts';
import { type ContentFile, pageFiles } from '../../read.ts';
import { type Origin, targetOf } from '../../resolve.ts';
import { atKey } from '../diagnostic.ts';
import { quote } from '../format.ts';
import { codeAnswers, missingAnswers } from '../model/code-answers.ts';
import { fieldNames } from '../model/forms.ts';
import type { Marked } from '../model/own-content.ts';
import { namedBySite, unknownFacts } from '../model/placeholders.ts';
import { unreadableNames } from '../model/reads.ts';
import { unknownPaths } from '../model/site.ts';
import { parentOf } from '../pointers.ts';
import { type CheckContext, perFile, type Rule, warning } from '../rule.ts';
import { authoredSchemaErrors } from '../schema-errors/authored-schemas.ts';

/** Returns the `$ref`s of a file as written, with their targets. */
function usesIn({ files }: CheckContext, file: ContentFile): { from: Origin; to: Origin }[] {
  return placesIn(file.data).flatMap(([value, pointer]) => {
    const to = isObject(value) && typeof value.$ref === 'string' && targetOf(files, file, value.$ref);
    return to ? [{ from: { file, pointer }, to }] : [];
  });
}

/** Returns all `$ref`s of a complete site without errors. Otherwise undefined, because some uses may be missing. */
const usesOfSite = weakMemo((context: CheckContext) => {
  const { files, parsed, schemaErrors, resolved, marked } = context;
  const isSite = parsed.some(({ kind }) => kind === 'site') && pageFiles(files).length > 0;
  const isValidSchema = ({ value }: Marked) => isObject(value) && authoredSchemaErrors(value).length === 0;
  const isClear = parsed.every(
    (file) =>
      file.kind !== undefined &&
      resolved(file).problems.length === 0 &&
      schemaErrors(file).length === 0 &&
      marked(file, 'FormSchema', 'Condition').every(isValidSchema) &&
      context.forms(file).every((form) => fieldNames(form).every(({ isField }) => isField)),
  );
  // an unused file may ask for a missing answer
  const isWhole =
    codeAnswers(context).every((object) => missingAnswers(object).length === 0) &&
    parsed.flatMap(context.forms).every((form) => unreadableNames(context, form).length === 0);
  // the page that a link leads to may be missing
  const areLinksRight = unknownPaths(context).length === 0;
  if (!isSite || !isClear || !isWhole || !areLinksRight || parsed.length < files.size) return undefined;
  return parsed.flatMap((file) => usesIn(context, file));
});

/** The kinds that need no reference from another file. */
const ROOT = /^(?:site|insurer|words|icons|.*-page)$/;

export const fileUnused: Rule = {
  topic: 'Files and references',
  about: 'A content file is part of no page. (Reported only for a whole site, with pages and a site file.)',
  check(context) {
    const uses = usesOfSite(context);
    if (!uses) return [];
    const used = new Set(uses.filter(({ from, to }) => from.file !== to.file).map(({ to }) => to.file));
    const message = 'No other file refers to this one, so no page shows it.';
    return context.parsed
      .filter((file) => !ROOT.test(file.kind ?? '') && !used.has(file))
      .map((file) => warning({ file, pointer: '/$schema' }, message, 'Refer to it by a $ref, or delete it.'));
  },
};

/** Returns the pointer of the definition around a place, or of the map or file if the place is one of these. */
const definitionAt = (pointer: string) => pointer.split('/').slice(0, 3).join('/');

/** Returns the members of a file's maps that nothing outside themselves refers to. Empty if this is not known. */
function unusedIn(context: CheckContext, file: ContentFile) {
  const outside = usesOfSite(context)?.filter(
    ({ from, to }) =>
      to.file === file && (from.file !== file || definitionAt(from.pointer) !== definitionAt(to.pointer)),
  );
  const used = new Set(outside?.map(({ to }) => definitionAt(to.pointer)));
  return Object.entries(outside ? objectOf(file.data) : {}).flatMap(([map, members]) =>
    Object.keys(objectOf(members)).flatMap((name) => {
      const pointer = `/${escapePart(map)}/${escapePart(name)}`;
      const isUsed = [pointer, parentOf(pointer), ''].some((at) => used.has(at));
      return isUsed ? [] : [{ map, name, location: atKey({ file, pointer }) }];
    }),
  );
}

export const definitionUnused: Rule = {
  topic: 'Files and references',
  about:
    'A shared definition is not used. (Reported only for a whole site, with pages and a site file, in which every `$ref` leads somewhere.)',
  check: perFile((context, file) => {
    const isUsed = usesOfSite(context)?.some(({ from, to }) => to.file === file && from.file !== file);
    // file-unused reports files that no other file uses
    if (file.kind !== 'fields' || !isUsed) return [];
    return unusedIn(context, file).map(({ name, location }) =>
      warning(location, `No $ref refers to ${quote(name)}.`, 'Use it, or remove it.'),
    );
  }),
};

export const factUnused: Rule = {
  topic: 'Conditions and facts',
  about:
    'The insurer’s file has a fact that no text uses, or a document that nothing links to. (Reported only for a whole site, with pages and a site file, in which every `$ref` leads somewhere.)',
  check: perFile((context, file) => {
    // placeholder-unknown reports other names, which these may have had before
    const isClear = unknownFacts(context).every(({ meant }) => meant !== undefined);
    if (file.kind !== 'insurer' || !isClear) return [];
    const { facts, documents } = namedBySite(context);
    return unusedIn(context, file).flatMap(({ map, name, location }) => {
      if (map === 'facts' && !facts.has(name))
        return [warning(location, `No text uses the fact {${name}}.`, 'Use it, or remove it.')];
      if (map !== 'documents' || documents.has(name)) return [];
      const advice = `Link to it in Markdown with [words]({${name}}), use it by a $ref, or remove it.`;
      return [warning(location, `No link leads to the document ${quote(name)}.`, advice)];
    });
  }),
};
