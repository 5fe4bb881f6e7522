import orderProperties from '@rjsf/utils/lib/orderProperties.js';
import { useMemo } from 'react';
import { useStore } from 'zustand';
import type { UiSchema } from '#types/content/ui-schema';
import type { AddressWidget } from '#types/widgets/address';
import type { FormSchema } from '../../../engine/compiled.ts';
import { Field } from '../../../engine/form/Field.tsx';
import { useForm } from '../../../engine/form/form-context.ts';
import { getIn, type Path } from '../../../engine/form/paths.ts';
import { choicesOf, widgetNameOf } from '../../../engine/form/schema.ts';
import { Icon, icons } from '../../../engine/ui/Icon.tsx';
import type { WidgetProps } from '../../../engine/widgets/widget.ts';
import { PlaceContext } from './place-context.ts';
import { usePlace } from './use-place.ts';
import type { AddressValue } from './value.ts';

/**
 * Returns a part's schema with the choices for the suburb: its own choices that match, or all if it has none.
 * Returns the schema unchanged if no choice would remain, or only one to type.
 */
export function withOffers(schema: FormSchema, offers: readonly string[]): FormSchema {
  const choices = choicesOf(schema);
  if (choices.length === 0) return offers.length > 1 ? { ...schema, enum: [...offers] } : schema;
  const offered = choices.filter(({ value }) => offers.includes(String(value)));
  if (offered.length === 0) return schema;
  const { enum: _all, ...rest } = schema;
  return { ...rest, oneOf: offered.map(({ value, label }) => ({ const: String(value), title: label })) };
}

/** Autocomplete tokens as on an envelope, unless the author sets others. */
const PARTS = ['addresslineOne', 'addresslineTwo', 'suburb', 'state', 'postCode'];

/** Returns how a part is drawn: with its own widget, without reporting choices to analytics. */
function drawnAs(
  schema: FormSchema,
  uiSchema: UiSchema,
  { isAnalyticRequired = true }: AddressWidget,
): UiSchema {
  return {
    ...uiSchema,
    'ui:widget': widgetNameOf(schema, uiSchema),
    'ui:options': { isAnalyticRequired, ...uiSchema['ui:options'], isCaptureValueForAnalytics: false },
  };
}

/** Returns the choices for a part, or none if its answer is not among them, so that an answer is never hidden. */
function useOffers(path: Path, name: string, offers: readonly string[]): readonly string[] {
  const isOffered = useStore(useForm().store, ({ answers }) => {
    const value = getIn(answers, [...path, name]);
    return offers.length === 0 || value === undefined || offers.includes(String(value));
  });
  return isOffered ? offers : [];
}

interface ManualAddressProps extends WidgetProps<AddressValue, AddressWidget> {
  onSearch(): void;
}

/** Draws an address for manual entry, part by part. */
export function ManualAddress({ id, path, schema, uiSchema, options, ...field }: ManualAddressProps) {
  const { states, postcodes, choose } = usePlace(path);
  const offers: Partial<Record<string, readonly string[]>> = {
    state: useOffers(path, 'state', states),
    postCode: useOffers(path, 'postCode', postcodes),
  };
  const place = useMemo(() => ({ choose, notFound: options.helpText2 }), [choose, options.helpText2]);
  const properties = (schema.properties ?? {}) as Record<string, FormSchema>;
  const parts = PARTS.filter((name) => properties[name]);

  return (
    <fieldset
      className="address-parts"
      id={id}
      aria-labelledby={`${id}-label`}
      aria-describedby={field.describedBy}
    >
      <PlaceContext value={place}>
        <div className="fields">
          {orderProperties(parts, uiSchema['ui:order']).map((name) => {
            const part = properties[name] ?? {};
            return (
              <Field
                key={name}
                path={[...path, name]}
                name={name}
                schema={withOffers(part, offers[name] ?? [])}
                uiSchema={drawnAs(part, (uiSchema[name] ?? {}) as UiSchema, options)}
                required={schema.required?.includes(name) ?? false}
              />
            );
          })}
        </div>
      </PlaceContext>
      <button className="button-quiet" type="button" onClick={field.onSearch}>
        <Icon shape={icons.search} />
        {options.searchAgain}
      </button>
    </fieldset>
  );
}
