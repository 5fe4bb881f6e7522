import type { ContentFile } from '../../read.ts';
import { atKey, atValue, placeOf, type Report } from '../finding.ts';
import type { Mistake } from '../mistakes/mistake.ts';
import { typeMisfits } from '../model/type-misfits.ts';
import type { WidgetUse } from '../model/widget-uses.ts';
import { type CheckContext, perFile, type Rule } from '../rule.ts';
import { list, quote } from '../wording.ts';

/** What is wrong in the options by more than their widget: in another file too, or in what a `$ref` should bring. */
function isToldOf(context: CheckContext, file: ContentFile, { pointer }: Mistake): boolean {
  const { problems, refs } = context.resolved(file);
  const written = refs.get(pointer) ?? context.origin(file, pointer);
  return (
    context.mistakes(written.file).some((mistake) => mistake.pointer === written.pointer) ||
    problems.some(({ at }) => at === pointer || at.startsWith(`${pointer}/`) || pointer.startsWith(`${at}/`))
  );
}

/** Whether a widget that no content names comes of a type that is wrong. */
function isOfWrongType(context: CheckContext, file: ContentFile, { named, pointer }: WidgetUse): boolean {
  if (named) return false;
  const nodes = context.forms(file).flatMap((form) => form.nodes);
  const node = nodes.find((each) => each.pointer === pointer);
  return node?.schemas.some((part) => typeMisfits(part).length > 0) ?? false;
}

function checkUse(context: CheckContext, file: ContentFile, use: WidgetUse): Report[] {
  const mistakes = context.optionMistakes(use).filter((mistake) => !isToldOf(context, file, mistake));
  if (mistakes.length === 0 || isOfWrongType(context, file, use)) return [];
  const missing = mistakes.flatMap((mistake) => mistake.missing);
  if (use.options === undefined && missing.length > 0) {
    const place = atValue(context.origin(file, `${use.pointer}/ui:widget`));
    const message = `The widget ${quote(use.widget)} cannot do without options.`;
    return [{ place, message, fix: `Add "ui:options" with ${list(missing)}.` }];
  }
  if (!use.named && mistakes.length > 1) {
    const place = atKey(context.origin(file, `${use.pointer}/ui:options`));
    const message = `Without "ui:widget" this is drawn by ${quote(use.widget)}, which has no such options.`;
    return [{ place, message, fix: 'Add the "ui:widget" that they are for.' }];
  }
  return mistakes.map(({ pointer, part, message, fix }) => ({
    place: placeOf(context.origin(file, pointer), part),
    message,
    fix,
  }));
}

export const rule: Rule = {
  id: 'widget-options',
  about: 'A widget is told something that it does not understand, or not told what it needs.',
  check: perFile((context, file) => context.widgets(file).flatMap((use) => checkUse(context, file, use))),
};
