import type { Step } from '#types/content/journey';
import type { UiSchema } from '#types/content/ui-schema';
import type { FormSchema, RichText } from '../compiled.ts';
import type { Engine } from '../engine-context.ts';
import { fill, fillNodes, type Values } from '../fill.ts';
import type { Json, JsonObject } from '../form/paths.ts';
import { revealedFields } from '../form/revealed-fields.ts';
import { widgetNameOf } from '../form/schema.ts';
import { displayOf } from '../widgets/display.ts';
import type { ActiveStep } from './journey-steps.ts';

/** Returns an answer as visitors read it. Undefined if there is nothing to read. */
export function answerText(
  value: Json | undefined,
  schema: FormSchema,
  uiSchema: UiSchema,
  { widgets, texts }: Engine,
): string | undefined {
  if (value === undefined) return undefined;
  const options = uiSchema['ui:options'] ?? {};
  return displayOf(widgets[widgetNameOf(schema, uiSchema)], value, { schema, options, texts });
}

/**
 * Returns the values for the texts of a step: the facts that it reads, and the answers of earlier steps as visitors
 * read them.
 * @param earlier the active steps before it
 * @param factValues the facts as visitors read them, if these differ
 */
export function textValues(
  { reads = [] }: Pick<Step, 'reads'>,
  known: JsonObject,
  earlier: readonly ActiveStep[],
  engine: Engine,
  factValues: Values = known,
): Values {
  const entries = reads.map((name) => {
    const value = known[name];
    for (const { step, known: before } of earlier.toReversed()) {
      const field = revealedFields(step.schema, { ...before, ...known }, engine.validators)[name];
      if (field) return [name, answerText(value, field, (step.uiSchema[name] ?? {}) as UiSchema, engine)];
    }
    return [name, factValues[name] ?? value];
  });
  return Object.fromEntries(entries.filter(([, value]) => value !== undefined));
}

/** Returns a step with the {placeholders} of its own texts filled. Its form stays the same object. */
export function fillStep(step: Step, values: Values): Step {
  if (!step.reads?.length) return step;
  const nodes = (texts: RichText | undefined) => texts && fillNodes(texts, values);
  const lines = (list: Step['needs']) =>
    list && { ...list, items: list.items.map((item) => ({ ...item, label: fill(item.label, values) })) };
  const { heading, subheading, content, closing, needs, next } = step;
  return Object.assign({}, step, {
    heading: fill(heading, values),
    ...(subheading && { subheading: fill(subheading, values) }),
    ...(content && { content: nodes(content) }),
    ...(closing && { closing: nodes(closing) }),
    ...(needs && { needs: lines(needs) }),
    ...(next && { next: lines(next) }),
  });
}
