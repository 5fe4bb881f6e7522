import { isObject, type JsonObject, walk } from '../../json.ts';
import { weakMemo } from '../../memo.ts';
import type { ContentFile } from '../../read.ts';
import { placeKey } from '../../resolve.ts';
import type { Report } from '../diagnostic.ts';
import { quote, suggestName } from '../format.ts';
import { isKind } from '../kinds.ts';
import { isDemanding, sentencesOf } from '../model/readability.ts';
import { isRead, legalMarks } from '../model/texts.ts';
import { type CheckContext, perFile, type Rule, report, warning } from '../rule.ts';

/** Returns the marks that exempt a hard text, wherever it is used. */
const neededMarks = weakMemo((context: CheckContext): ReadonlySet<string> => {
  const marks = context.parsed.flatMap((file) =>
    context.texts(file).flatMap((text) => {
      const around = isRead(text) ? legalMarks(context, file, text.pointer) : [];
      return around.length > 0 && sentencesOf(text).some(isDemanding) ? around : [];
    }),
  );
  return new Set(marks.map(placeKey));
});

function checkMarks(context: CheckContext, file: ContentFile, marked: JsonObject, pointer: string): Report[] {
  const { $legal, ...beside } = marked;
  if (!Array.isArray($legal) || $legal.length === 0 || $legal.some((name) => typeof name !== 'string')) {
    const advice = 'List the names of the legal texts beside it, for example ["text"].';
    return [report({ file, pointer }, '"$legal" is not a list of names.', advice)];
  }
  return $legal.flatMap((name: string, index): Report[] => {
    const mark = { file, pointer: `${pointer}/${index}` };
    if (!Object.hasOwn(beside, name) && !Object.hasOwn(beside, '$ref')) {
      const advice = suggestName(name, Object.keys(beside), 'Remove it.');
      return [report(mark, `There is no ${quote(name)} beside "$legal".`, advice)];
    }
    if (neededMarks(context).has(placeKey(mark))) return [];
    const message = `No sentence in ${quote(name)} is long or hard, so "$legal" has no effect.`;
    return [warning(mark, message, 'Remove it.')];
  });
}

export const rule: Rule = {
  topic: 'Texts, links and icons',
  about: 'A `$legal` has no effect: it names nothing beside it, or a text that is easy to read anyway.',
  check: perFile((context, file) => {
    // which parts are texts is known only in a file that is valid
    if (!isKind(file.kind) || context.schemaErrors(file).length > 0) return [];
    const reports: Report[] = [];
    walk(file.data, (value, pointer) => {
      if (!isObject(value) || !Object.hasOwn(value, '$legal')) return;
      reports.push(...checkMarks(context, file, value, `${pointer}/$legal`));
    });
    return reports;
  }),
};
