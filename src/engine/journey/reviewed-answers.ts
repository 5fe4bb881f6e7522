import type { UiSchema } from '#types/content/ui-schema';
import type { ListWidget } from '#types/widgets/list';
import type { MapWidget } from '#types/widgets/map';
import type { VariantWidget } from '#types/widgets/variant';
import type { FormSchema } from '../compiled.ts';
import type { Engine } from '../engine-context.ts';
import { fill, type Values } from '../fill.ts';
import { titleInside } from '../form/form-context.ts';
import { kindOf, kindsOf } from '../form/kinds.ts';
import { drawnNames } from '../form/ObjectFields.tsx';
import { isObject, type Json, type JsonObject, type Path, pointer } from '../form/paths.ts';
import { revealedFields } from '../form/revealed-fields.ts';
import { isFieldGroup, nameLabel, widgetNameOf } from '../form/schema.ts';
import { answerText } from './answer-texts.ts';

/** A question, and its answer as visitors read it. */
export interface ReviewedAnswer {
  /** The pointer of the answer. */
  at: string;
  label: string;
  /** Undefined if it is not answered. */
  text: string | undefined;
  /** The title of the group that it is part of, such as a list's item. '' for none. */
  group: string;
}

interface Place {
  schema: FormSchema;
  uiSchema: UiSchema;
  path: Path;
  group: string;
  /** The values for the {placeholders} of its labels. */
  values: Values;
}

function reviewItems(place: Place, items: readonly Json[], engine: Engine): ReviewedAnswer[] {
  const { schema, uiSchema, path, group, values } = place;
  const { itemTitle } = uiSchema['ui:options'] as ListWidget;
  return items.flatMap((item, index) => {
    const title = fill(itemTitle, { number: index + 1 });
    const itemPlace = {
      schema: schema.items as FormSchema,
      uiSchema: (uiSchema.items ?? {}) as UiSchema,
      path: [...path, index],
      group: titleInside(group, title),
      values,
    };
    return reviewFields(itemPlace, isObject(item) ? item : {}, {}, engine);
  });
}

function reviewField(place: Place, value: Json | undefined, engine: Engine): ReviewedAnswer[] {
  const { schema, uiSchema, path, group } = place;
  const label = fill(uiSchema['ui:title'] ?? schema.title ?? '', place.values);
  // an answer that only repeats another, such as an email address typed twice
  if (isObject(schema.const) && '$data' in schema.const) return [];
  if (isFieldGroup(schema) && !uiSchema['ui:widget'])
    return reviewFields(
      { ...place, group: titleInside(group, label) },
      isObject(value) ? value : {},
      {},
      engine,
    );
  const widget = widgetNameOf(schema, uiSchema);
  const kind = widget === 'variant' ? kindsOf(schema)[kindOf(schema, value)] : undefined;
  if (kind) {
    const { kinds = [] } = uiSchema['ui:options'] as VariantWidget;
    const kindUi = { ...kinds[kindOf(schema, value)], 'ui:title': label };
    return reviewField({ ...place, schema: kind, uiSchema: kindUi }, value, engine);
  }
  if (widget === 'map' && isObject(value)) {
    const { keyLabel } = uiSchema['ui:options'] as MapWidget;
    return Object.entries(value).flatMap(([key, entry]) => {
      const inner = {
        schema: schema.additionalProperties as FormSchema,
        uiSchema: {
          ...(uiSchema.additionalProperties as UiSchema),
          'ui:title': nameLabel(schema, key) || keyLabel,
        },
        path: [...path, key],
        group: titleInside(group, label),
        values: place.values,
      };
      return reviewField(inner, entry, engine);
    });
  }
  if (widget === 'list' && Array.isArray(value) && value.length > 0) return reviewItems(place, value, engine);
  return [{ at: pointer(path), label, text: answerText(value, schema, uiSchema, engine), group }];
}

/**
 * Returns the questions of a form that are in view, in order, with their answers.
 * @param answers the visible answers
 * @param facts what conditions can read in addition
 */
export function reviewFields(
  { schema, uiSchema, path, ...place }: Place,
  answers: JsonObject,
  facts: JsonObject,
  engine: Engine,
): ReviewedAnswer[] {
  const fields = revealedFields(schema, { ...facts, ...answers }, engine.validators);
  return drawnNames(fields, uiSchema).flatMap((name) => {
    const field = fields[name] ?? {};
    const inner = {
      schema: field,
      uiSchema: (uiSchema[name] ?? {}) as UiSchema,
      path: [...path, name],
      ...place,
    };
    return reviewField(inner, answers[name], engine);
  });
}
