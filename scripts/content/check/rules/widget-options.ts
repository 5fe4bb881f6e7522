import type { ContentFile } from '../../read.ts';
import { atKey, atPart, atValue, type Report } from '../diagnostic.ts';
import { list, quote } from '../format.ts';
import { typeMisfits } from '../model/consistency.ts';
import { drawsOf, fieldToDraw, isOfAnotherWidget, type WidgetUse } from '../model/widgets.ts';
import { type CheckContext, perFile, type Rule } from '../rule.ts';
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

/** Returns true if it is the widget that is wrong, or the type that brings it, and the options are for another one. */
function isForAnotherField(context: CheckContext, file: ContentFile, use: WidgetUse): boolean {
  return context.forms(file).some((form) => {
    const node = form.nodes.find(({ pointer }) => pointer === use.pointer);
    if (!node) return false;
    if (!use.named && node.schemas.some((part) => typeMisfits(part).length > 0)) return true;
    const field = fieldToDraw(form, node);
    return field !== undefined && use.named && drawsOf(use.widget)?.fits(field) === false;
  });
}

function checkUse(context: CheckContext, file: ContentFile, use: WidgetUse): Report[] {
  const isForAnother = isForAnotherField(context, file, use);
  const schemaErrors = context
    .optionErrors(use)
    .filter(
      (error) => !isReportedElsewhere(context, file, error) && !(isForAnother && isOfAnotherWidget(error)),
    );
  if (schemaErrors.length === 0) return [];
  const missing = schemaErrors.flatMap((error) => error.missing);
  if (use.options === undefined && missing.length > 0) {
    const location = atValue(context.origin(file, `${use.pointer}/ui:widget`));
    const message = `The widget ${quote(use.widget)} needs options.`;
    return [{ location, message, advice: `Add "ui:options" with ${list(missing)}.` }];
  }
  if (!use.named && schemaErrors.length > 1) {
    const location = atKey(context.origin(file, `${use.pointer}/ui:options`));
    const message = `Without "ui:widget" this is drawn by ${quote(use.widget)}, which has no such options.`;
    return [{ location, message, advice: 'Add the "ui:widget" that they are for.' }];
  }
  return schemaErrors.map(({ pointer, part, message, advice }) => ({
    location: atPart(context.origin(file, pointer), part),
    message,
    advice,
  }));
}

export const rule: Rule = {
  id: 'widget-options',
  topic: 'Widgets',
  about: 'A widget has an option that it does not know, or lacks one that it needs.',
  check: perFile((context, file) => context.widgets(file).flatMap((use) => checkUse(context, file, use))),
};
