import { type JsonObject, objectOf } from '../../json.ts';
import { type ContentFile, pointerParts } from '../../read.ts';
import { atKey, type Report } from '../diagnostic.ts';
import { list, quote } from '../format.ts';
import { type Form, type FormNode, undrawnGroup, unknownNamesFor } from '../model/forms.ts';
import {
  canDraw,
  drawsOf,
  enclosingWidgets,
  fieldToDraw,
  hasWrongType,
  isOfAnotherWidget,
  optionErrors,
  type WidgetUse,
  widgetOf,
} from '../model/widgets.ts';
import { type CheckContext, evaluation, perField, perFile, type Rule, report } from '../rule.ts';
import type { SchemaError } from '../schema-errors/schema-errors.ts';

/** Returns the advice to add the format of days, or to add or remove a "source", if the widget could then draw the field. */
function changeAdvice(canDrawField: (field: JsonObject) => boolean, field: JsonObject): string | undefined {
  if (field.format === undefined && canDrawField({ ...field, format: 'date' })) return 'Add "format": "date"';
  const { source, ...others } = objectOf(field['ui:options']);
  const options = source === undefined ? { ...others, source: '' } : others;
  if (!canDrawField({ ...field, 'ui:options': options })) return undefined;
  return source === undefined ? 'Add "source" to its "ui:options"' : 'Remove "source" from its "ui:options"';
}

function adviceFor(change: string | undefined, fitting: readonly string[]): string {
  if (fitting.length === 0) return `${change ?? 'Change the field, or the widget'}.`;
  return change ? `${change}, or use ${list(fitting)}.` : `For this field use ${list(fitting)}.`;
}

export const widgetField: Rule = {
  topic: 'Widgets',
  about: 'A field uses a widget for another kind of answer, so no answer could be valid.',
  check: perField((context, node, form) => {
    const { file } = form;
    const isNamed = typeof node.ui['ui:widget'] === 'string';
    const isPart = enclosingWidgets(form, node).length > 0;
    if (!isNamed && (isPart || unknownNamesFor(form, node).length > 0 || undrawnGroup(form, node))) return [];
    if (hasWrongType(node)) return [];
    const use = context.widgets(file).find(({ pointer }) => pointer === node.pointer);
    // if an option is misspelt, its effect is not known
    if (use && (use.unclear || !optionErrors(use).every(isOfAnotherWidget))) return [];
    const widget = widgetOf(node);
    const field = fieldToDraw(form, node);
    const draws = widget === undefined ? undefined : drawsOf(widget);
    if (widget === undefined || !field || !draws) return [];

    const location = isNamed
      ? context.origin(file, `${node.pointer}/ui:widget`)
      : atKey(context.origin(file, node.schemas[0]?.pointer ?? ''));
    if (draws.canDraw(field)) return [evaluation(true, location, '', '')];
    const fitting = [...context.names.widgets].filter((name) => drawsOf(name)?.canDraw(field));
    const message = isNamed
      ? `${quote(widget)} cannot draw ${quote(node.name)}: it is for ${draws.description}.`
      : `Without "ui:widget" ${quote(node.name)} is drawn by ${quote(widget)}, which is for ${draws.description}.`;
    const advice = adviceFor(changeAdvice(draws.canDraw, field), fitting);
    return [evaluation(false, location, message, advice)];
  }),
};

/** Returns true if an error is also reported elsewhere: in another file, or at a broken `$ref`. */
function isReportedElsewhere(context: CheckContext, file: ContentFile, { pointer }: SchemaError): boolean {
  const { problems, refs } = context.resolved(file);
  const written = refs.get(pointer) ?? context.origin(file, pointer);
  return (
    context.schemaErrors(written.file).some((error) => error.pointer === written.pointer) ||
    problems.some(({ at }) => `${at}/`.startsWith(`${pointer}/`) || pointer.startsWith(`${at}/`))
  );
}

/** Returns true if another rule reports the field of a widget: its type, or that the uiSchema lacks it. */
export function isFieldReported(context: CheckContext, file: ContentFile, use: WidgetUse): boolean {
  const isReported = (form: Form, node: FormNode) =>
    canDraw(use.widget, form, node) === false ||
    (!use.named && (hasWrongType(node) || form.nodes.some((inner) => undrawnGroup(form, inner) === node)));
  return context
    .forms(file)
    .some((form) => form.nodes.some((node) => node.pointer === use.pointer && isReported(form, node)));
}

function reportWithoutOptions(
  context: CheckContext,
  file: ContentFile,
  { widget, named, pointer }: WidgetUse,
  missing: readonly string[],
): Report {
  const advice = `Add "ui:options" with ${list(missing)}`;
  if (named) {
    const location = context.origin(file, `${pointer}/ui:widget`);
    return report(location, `The widget ${quote(widget)} needs options.`, `${advice}.`);
  }
  const name = quote(pointerParts(pointer).at(-1));
  const message = `Without "ui:widget" ${name} is drawn by ${quote(widget)}, which needs options.`;
  return report(atKey(context.origin(file, pointer)), message, `${advice}, or add another "ui:widget".`);
}

/** Removes the error of a missing option if one unknown option seems to be meant for it. */
function withoutRenamed(errors: readonly SchemaError[]): readonly SchemaError[] {
  const unknown = errors.filter(({ keyword }) => keyword === 'additionalProperties');
  return unknown.length === 1 ? errors.filter(({ missing }) => missing.length !== 1) : errors;
}

function checkUse(context: CheckContext, file: ContentFile, use: WidgetUse): Report[] {
  const isReported = isFieldReported(context, file, use);
  const errors = withoutRenamed(
    optionErrors(use).filter(
      (error) => !isReportedElsewhere(context, file, error) && !(isReported && isOfAnotherWidget(error)),
    ),
  );
  const missing = errors.flatMap((error) => error.missing);
  if (use.options === undefined && missing.length > 0)
    return [reportWithoutOptions(context, file, use, missing)];
  const unknown = errors.filter(({ keyword }) => keyword === 'additionalProperties');
  const areAllUnknown = unknown.length === Object.keys(objectOf(use.options)).length;
  if (!use.named && errors.length > 1 && areAllUnknown) {
    const location = atKey(context.origin(file, `${use.pointer}/ui:options`));
    const message = `Without "ui:widget" this is drawn by ${quote(use.widget)}, which has no such options.`;
    return [report(location, message, 'Add the "ui:widget" that they are for.')];
  }
  return errors.map(({ pointer, part, message, advice }) =>
    report({ ...context.origin(file, pointer), part }, message, advice),
  );
}

export const widgetOptions: Rule = {
  topic: 'Widgets',
  about: 'A widget has an option that it does not know, or lacks one that it needs.',
  check: perFile((context, file) => context.widgets(file).flatMap((use) => checkUse(context, file, use))),
};
