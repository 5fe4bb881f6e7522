import type { ContentFile } from '../../read.ts';
import { atKey, type Report } from '../diagnostic.ts';
import { list, quote } from '../format.ts';
import { inapplicableKeywords } from '../model/consistency.ts';
import { drawsOf, fieldToDraw, isOfAnotherWidget, type WidgetUse } from '../model/widgets.ts';
import { type CheckContext, perFile, type Rule, report } from '../rule.ts';
import type { SchemaError } from '../schema-errors/schema-errors.ts';

/** Returns true for an error that is also reported elsewhere: in another file, or at a broken `$ref`. */
function isReportedElsewhere(context: CheckContext, file: ContentFile, { pointer }: SchemaError): boolean {
  const { problems, refs } = context.resolved(file);
  const written = refs.get(pointer) ?? context.origin(file, pointer);
  return (
    context.schemaErrors(written.file).some((error) => error.pointer === written.pointer) ||
    problems.some(({ at }) => at === pointer || at.startsWith(`${pointer}/`) || pointer.startsWith(`${at}/`))
  );
}

/** Returns true if the widget is wrong, or the type that brings it, and the options are for another one. */
function isForAnotherField(context: CheckContext, file: ContentFile, use: WidgetUse): boolean {
  return context.forms(file).some((form) => {
    const node = form.nodes.find(({ pointer }) => pointer === use.pointer);
    if (!node) return false;
    if (!use.named && node.schemas.some((part) => inapplicableKeywords(part).length > 0)) return true;
    const field = fieldToDraw(form, node);
    return field !== undefined && use.named && drawsOf(use.widget)?.fits(field) === false;
  });
}

function checkUse(context: CheckContext, file: ContentFile, use: WidgetUse): Report[] {
  const isForAnother = isForAnotherField(context, file, use);
  const errors = context
    .optionErrors(use)
    .filter(
      (error) => !isReportedElsewhere(context, file, error) && !(isForAnother && isOfAnotherWidget(error)),
    );
  const missing = errors.flatMap((error) => error.missing);
  if (use.options === undefined && missing.length > 0) {
    const location = context.origin(file, `${use.pointer}/ui:widget`);
    const advice = `Add "ui:options" with ${list(missing)}.`;
    return [report(location, `The widget ${quote(use.widget)} needs options.`, advice)];
  }
  if (!use.named && errors.length > 1) {
    const location = atKey(context.origin(file, `${use.pointer}/ui:options`));
    const message = `Without "ui:widget" this is drawn by ${quote(use.widget)}, which has no such options.`;
    return [report(location, message, 'Add the "ui:widget" that they are for.')];
  }
  return errors.map(({ pointer, part, message, advice }) =>
    report({ ...context.origin(file, pointer), part }, message, advice),
  );
}

export const rule: Rule = {
  topic: 'Widgets',
  about: 'A widget has an option that it does not know, or lacks one that it needs.',
  check: perFile((context, file) => context.widgets(file).flatMap((use) => checkUse(context, file, use))),
};
