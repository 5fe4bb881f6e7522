import './icon.css';
import { useEffect, useId, useState } from 'react';
import type { IconShape } from '../../../engine/compiled.ts';
import { Icon } from '../../../engine/ui/Icon.tsx';
import { defineWidget, type WidgetProps } from '../../../engine/widgets/widget.ts';
import { report } from '../../actions.ts';
import { Tool } from '../../Tool.tsx';

/** The most icons to show at once: three rows. */
const MOST = 18;

interface Options {
  /** The site's own icons: the paths of each, by name. */
  own: Readonly<Record<string, readonly string[]>>;
}

const dashed = (name: string) =>
  name
    .replaceAll(/([a-z])([A-Z0-9])/g, '$1-$2')
    .replaceAll(/([A-Z])([A-Z])/g, '$1-$2')
    .toLowerCase();

/** Loads all icons by name: Lucide's and the site's own. */
async function loadShapes({ own }: Options): Promise<Map<string, IconShape>> {
  const { icons } = await import('lucide');
  const shapes = new Map(
    Object.entries(icons as Record<string, IconShape>).map(([name, shape]) => [dashed(name), shape]),
  );
  for (const [name, paths] of Object.entries(own))
    shapes.set(
      name,
      paths.map((d) => ['path', { d }] as const),
    );
  return shapes;
}

/** Draws a search for an icon, and the icons that fit. */
function IconPicker({ options, value = '', onChange, ...field }: WidgetProps<string, Options>) {
  const [shapes, setShapes] = useState<ReadonlyMap<string, IconShape>>(new Map());
  const [isOpen, setOpen] = useState(false);
  const listId = useId();
  useEffect(() => void loadShapes(options).then(setShapes).catch(report), [options]);
  const shape = shapes.get(value);
  const words = value.toLowerCase().split(/[\s-]+/);
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
      <span>{shape && <Icon shape={shape} />}</span>
      <input
        className="control"
        id={field.id}
        name={field.name}
        value={value}
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
              <Tool
                icon={each}
                title={name}
                aria-label={name}
                aria-pressed={name === value}
                onClick={() => onChange(name, name)}
              />
            </li>
          ))}
        </ul>
      )}
    </fieldset>
  );
}

export const widget = defineWidget('label', IconPicker);
