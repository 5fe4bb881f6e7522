import { isObject, type JsonObject, walk } from '../../json.ts';
import { weakMemo } from '../../memo.ts';
import type { ContentFile } from '../../read.ts';
import { placeKey } from '../../resolve.ts';
import { atValue, type Report } from '../diagnostic.ts';
import { quote, suggestName } from '../format.ts';
import { isKind } from '../kinds.ts';
import { isDemanding, sentencesOf } from '../model/readability.ts';
import { isRead, legalMarks } from '../model/texts.ts';
import { type CheckContext, perFile, type Rule } from '../rule.ts';

const TAKE_IT_OUT = 'Remove it.';

/** The marks that exempt a hard text, wherever that is taken in. */
const neededMarks = weakMemo((context: CheckContext): ReadonlySet<string> => {
  const marks = context.parsed.flatMap((file) =>
    context
      .texts(file)
      .filter(isRead)
      .flatMap((text) => {
        const around = legalMarks(context, file, text.pointer);
        return around.length > 0 && sentencesOf(text).some(isDemanding) ? around : [];
      }),
  );
  return new Set(marks.map(placeKey));
});

function evaluate(context: CheckContext, file: ContentFile, marked: JsonObject, pointer: string): Report[] {
  const { $legal, ...beside } = marked;
  if (!Array.isArray($legal) || $legal.length === 0 || $legal.some((name) => typeof name !== 'string')) {
    const message = '"$legal" is not a list of names.';
    const advice = 'List the names of the legal texts beside it, for example ["text"].';
    return [{ location: atValue({ file, pointer }), message, advice }];
  }
  return $legal.flatMap((name: string, index): Report[] => {
    const mark = { file, pointer: `${pointer}/${index}` };
    const location = atValue(mark);
    if (!Object.hasOwn(beside, name) && !Object.hasOwn(beside, '$ref')) {
      const message = `There is no ${quote(name)} beside "$legal".`;
      return [{ location, message, advice: suggestName(name, Object.keys(beside), TAKE_IT_OUT) }];
    }
    if (neededMarks(context).has(placeKey(mark))) return [];
    const message = `No sentence in ${quote(name)} is long or hard, so "$legal" has no effect.`;
    return [{ location, severity: 'warning', message, advice: TAKE_IT_OUT }];
  });
}

function check(context: CheckContext, file: ContentFile): Report[] {
  // which parts are texts is known only in a file that fits its schema
  if (!isKind(file.kind) || context.schemaErrors(file).length > 0) return [];
  const reports: Report[] = [];
  walk(file.data, (value, pointer) => {
    if (isObject(value) && Object.hasOwn(value, '$legal')) {
      reports.push(...evaluate(context, file, value, `${pointer}/$legal`));
    }
  });
  return reports;
}

export const rule: Rule = {
  id: 'legal-mark',
  topic: 'Texts, links and icons',
  about: 'A `$legal` has no effect: it names nothing beside it, or a text that is easy to read anyway.',
  check: perFile(check),
};
