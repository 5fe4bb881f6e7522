import './widget-name.css';
import { useContext, useEffect, useState } from 'react';
import { EngineContext } from '../../../engine/engine-context.ts';
import { FormContext } from '../../../engine/form/form-context.ts';
import { createFormStore, type FormStore } from '../../../engine/form/form-store.ts';
import { SchemaForm } from '../../../engine/form/SchemaForm.tsx';
import { defineWidget, type WidgetProps } from '../../../engine/widgets/widget.ts';
import { report } from '../../actions.ts';
import { NotesContext } from '../../properties/PropertyNote.tsx';
import { loadForm } from '../../properties/use-properties.ts';
import { StudioDialog } from '../../StudioDialog.tsx';
import { Tool } from '../../Tool.tsx';
import { useAnswer } from '../../use-answer.ts';

interface LoadedExample {
  form: Awaited<ReturnType<typeof loadForm>>;
  store: FormStore;
}

/** Draws a field with a widget, as visitors see it. */
function Example({ name, address }: { name: string; address: string }) {
  const [loaded, setLoaded] = useState<LoadedExample>();
  useEffect(() => {
    const load = async () => {
      const form = await loadForm(address);
      setLoaded({ form, store: createFormStore({ ...form, validators: form.engine.validators }) });
    };
    load().catch(report);
  }, [address]);
  if (!loaded) return null;
  const { schema, uiSchema, engine } = loaded.form;
  return (
    <EngineContext value={engine}>
      <FormContext value={{ store: loaded.store, idPrefix: `example-${name}` }}>
        <SchemaForm schema={schema} uiSchema={uiSchema} />
      </FormContext>
    </EngineContext>
  );
}

interface Options {
  /** The widgets that can draw the field. */
  names: readonly string[];
}

/** Draws the widgets that can draw the field, as a list and as a gallery. */
function WidgetName({ options, value = '', onChange, ...field }: WidgetProps<string, Options>) {
  const [isOpen, setOpen] = useState(false);
  const place = useContext(NotesContext)?.properties.place;
  const answer = useAnswer('widgets', isOpen && place ? { place } : undefined);
  return (
    <div className="widget-name">
      <select
        className="control"
        id={field.id}
        name={field.name}
        value={value}
        aria-describedby={field.describedBy}
        onChange={({ target }) => onChange(target.value || undefined)}
      >
        {[...new Set(['', value, ...options.names])].map((name) => (
          <option key={name} value={name}>
            {name || 'Not set'}
          </option>
        ))}
      </select>
      <Tool onClick={() => setOpen(true)}>Choose from examples</Tool>
      {isOpen && (
        <StudioDialog heading="Choose a widget" onClose={() => setOpen(false)}>
          <ul className="widget-examples" aria-label="Widgets">
            {answer?.widgets.map(({ name, description, form }) => (
              <li key={name} aria-label={name}>
                <h3>{name}</h3>
                <p className="meta">{description}</p>
                {form ? (
                  <Example name={name} address={form} />
                ) : (
                  <p>There is no example: it needs settings, or data of the site.</p>
                )}
                <Tool
                  aria-pressed={name === value}
                  onClick={() => {
                    onChange(name, name);
                    setOpen(false);
                  }}
                >
                  Use “{name}”
                </Tool>
              </li>
            ))}
          </ul>
        </StudioDialog>
      )}
    </div>
  );
}

export const widget = defineWidget('label', WidgetName);
