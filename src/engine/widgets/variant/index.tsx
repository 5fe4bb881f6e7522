import '../button-group/button-group.css';
import './variant.css';
import { useEffect, useEffectEvent, useMemo, useRef, useState } from 'react';
import { useStore } from 'zustand';
import type { UiSchema } from '#types/content/ui-schema';
import type { VariantWidget } from '#types/widgets/variant';
import { firstValue } from '../../form/defaults.ts';
import { Field } from '../../form/Field.tsx';
import { FieldMessage } from '../../form/FieldFrame.tsx';
import { onLeave, useGroupMessage } from '../../form/FieldGroup.tsx';
import { FormContext, useForm } from '../../form/form-context.ts';
import { kindOf, kindsOf } from '../../form/kinds.ts';
import { ObjectFields } from '../../form/ObjectFields.tsx';
import { getIn, isObject, type Json } from '../../form/paths.ts';
import { isFieldGroup } from '../../form/schema.ts';
import { focusedIn } from '../../ui/tree.ts';
import { defineWidget, type WidgetProps } from '../widget.ts';

/** Returns how the field of a kind is drawn. Its messages include those of the whole field, such as for no answer. */
function kindUiSchema(kind: UiSchema = {}, { 'ui:messages': shared }: UiSchema): UiSchema {
  const { 'ui:messages': own = shared } = kind;
  const required = typeof shared === 'string' ? { required: shared } : shared;
  return { ...kind, 'ui:messages': typeof own === 'string' ? own : { ...required, ...own } };
}

/**
 * Draws an answer that can be of several kinds: a choice of the kind, and the field of the chosen one. Each kind keeps
 * its last answer.
 */
function Variant({ id, name, path, schema, uiSchema, options, ...field }: WidgetProps<Json, VariantWidget>) {
  const form = useForm();
  const { store } = form;
  // the field of a kind has the path of the whole answer, so it needs another id
  const inside = useMemo(() => ({ ...form, idPrefix: `${form.idPrefix}--kind` }), [form]);
  const kinds = kindsOf(schema);
  const current = useStore(store, ({ answers }) => kindOf(schema, getIn(answers, path)));
  const [chosen, setChosen] = useState(current);
  const kept = useRef(new Map<number, Json | undefined>());
  const group = useRef<HTMLFieldSetElement>(null);

  // follows an answer from outside; what is typed here may be another kind of text or number for a moment
  const follow = useEffectEvent((kind: number) => {
    const isInside = group.current?.contains(focusedIn(group.current));
    const isObjectNow = isObject(getIn(store.getState().answers, path));
    const isTyped = isInside && isObjectNow === (kinds[chosen]?.type === 'object');
    if (kind >= 0 && !isTyped) setChosen(kind);
  });
  useEffect(() => follow(current), [current]);

  const choose = (index: number) => {
    const kind = kinds[index];
    if (!kind || index === chosen) return;
    kept.current.set(chosen, getIn(store.getState().answers, path));
    setChosen(index);
    store.setValue(path, kept.current.has(index) ? kept.current.get(index) : firstValue(kind));
  };

  const kind = kinds[chosen];
  const kindUi = kindUiSchema(options.kinds?.[chosen], uiSchema);
  const isLeaf = kind && (!isFieldGroup(kind) || kindUi['ui:widget'] !== undefined);
  const message = useGroupMessage(path, isLeaf ? '' : kindUi['ui:messages']);
  const inner = kind && { path, schema: kind, uiSchema: kindUi };
  return (
    <fieldset
      className="variant field-group"
      id={id}
      ref={group}
      aria-labelledby={`${id}-label`}
      aria-describedby={[field.describedBy, message && `${id}-error`].filter(Boolean).join(' ') || undefined}
      data-invalid={message ? '' : undefined}
      onBlur={onLeave(field.showError)}
    >
      <div className="choices" data-layout="row">
        {kinds.map(({ title }, index) => (
          <label className="choice" key={title}>
            <input
              className="choice-radio"
              type="radio"
              name={`${name}-kind`}
              checked={index === chosen}
              onChange={() => choose(index)}
            />
            <span className="choice-label">{title}</span>
          </label>
        ))}
      </div>
      {inner &&
        (isLeaf ? (
          <FormContext value={inside}>
            <Field key={chosen} {...inner} required={field.required} name={`${name}-value`} />
          </FormContext>
        ) : (
          <ObjectFields key={chosen} {...inner} />
        ))}
      <FieldMessage id={id} message={message} />
    </fieldset>
  );
}

export const widget = defineWidget('group', Variant, { drawsFields: true, drawsValue: true });
