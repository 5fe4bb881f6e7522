import './icon.css';
import { useEffect, useId, useState } from 'react';
import type { IconShape } from '../../../engine/compiled.ts';
import { Icon } from '../../../engine/ui/Icon.tsx';
import { defineWidget, type WidgetProps } from '../../../engine/widgets/widget.ts';

/** The most icons to show at once: three rows. */
const MOST = 18;

interface Options {
  /** The site's own icons: the paths of each, by name. */
  own: Readonly<Record<string, readonly string[]>>;
}

type Shapes = ReadonlyMap<string, IconShape>;

const dashed = (name: string) =>
  name
    .replaceAll(/([a-z])([A-Z0-9])/g, '$1-$2')
    .replaceAll(/([A-Z])([A-Z])/g, '$1-$2')
    .toLowerCase();

/** Loads all icons: the site's own, then Lucide's. */
function useShapes(own: Options['own']): Shapes {
  const [shapes, setShapes] = useState<Shapes>(new Map());
  useEffect(() => {
    const ownShapes = Object.entries(own).map(([name, paths]): [string, IconShape] => [
      name,
      paths.map((d) => ['path', { d }] as const),
    ]);
    void import('lucide').then(({ icons }) => {
      const others = Object.entries(icons as Record<string, IconShape>).map(
        ([name, shape]): [string, IconShape] => [dashed(name), shape],
      );
      setShapes(new Map([...others, ...ownShapes]));
    });
  }, [own]);
  return shapes;
}

/** Draws a search for an icon, and the icons that fit. */
function IconPicker({ options, value, onChange, ...field }: WidgetProps<string, Options>) {
  const shapes = useShapes(options.own);
  const [isOpen, setOpen] = useState(false);
  const listId = useId();
  const text = value ?? '';
  const shape = shapes.get(text);
  const words = text.toLowerCase().split(/[\s-]+/);
  const found = [...shapes].filter(([name]) => words.every((word) => name.includes(word))).slice(0, MOST);
  return (
    <fieldset
      className="icon-picker"
      aria-labelledby={`${field.id}-label`}
      onFocus={() => setOpen(true)}
      onBlur={({ currentTarget, relatedTarget }) => {
        if (!currentTarget.contains(relatedTarget)) setOpen(false);
        field.onBlur();
      }}
    >
      <span className="icon-chosen">{shape && <Icon shape={shape} />}</span>
      <input
        className="control"
        id={field.id}
        name={field.name}
        value={text}
        autoComplete="off"
        spellCheck={false}
        aria-describedby={field.describedBy}
        aria-required={field.required || undefined}
        aria-controls={isOpen ? listId : undefined}
        onChange={({ target }) => onChange(target.value || undefined)}
      />
      {isOpen && (
        <ul className="icon-choices" id={listId} aria-label={`Icons: ${field.label}`}>
          {found.map(([name, each]) => (
            <li key={name}>
              <button
                type="button"
                title={name}
                aria-label={name}
                aria-pressed={name === value}
                onClick={() => onChange(name, name)}
              >
                <Icon shape={each} />
              </button>
            </li>
          ))}
        </ul>
      )}
    </fieldset>
  );
}

export const widget = defineWidget('label', IconPicker);
