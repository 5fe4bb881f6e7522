import './properties.css';
import { useEffect, useState } from 'react';
import { fieldId } from '../../engine/form/form-context.ts';
import { ConditionEditor } from '../conditions/ConditionEditor.tsx';
import { FindingNotes } from '../findings/FindingNote.tsx';
import type { Place, Properties } from '../model.ts';
import { isInside } from '../places.ts';
import { setStudio, useStudio } from '../studio-store.ts';
import { Tool } from '../Tool.tsx';
import { ID_PREFIX, PropertyForm, type Scopes } from './PropertyForm.tsx';
import { UsesList } from './UsesList.tsx';
import { useProperties } from './use-properties.ts';

const CONTROL = 'input, select, textarea, button';

/** Draws what a node is, where it is written and who uses it. */
function About({ properties }: { properties: Properties }) {
  const { description, location, condition, conditionAt, uses, place } = properties;
  const diagnostics = useStudio(({ state }) => state?.diagnostics) ?? [];
  const written = Object.values(properties.written);
  const others = uses.filter((use) => !isInside(use, place) && !isInside(place, use));
  // what no property shows
  const own = diagnostics.filter(
    ({ location: at, written: found }) =>
      at.startsWith(`${location}:`) && !written.some((each) => isInside(found, each)),
  );
  return (
    <div className="about">
      {description && <p>{description}</p>}
      {condition !== undefined && !conditionAt && <p className="meta">Only if {condition}</p>}
      <p className="meta">{location}</p>
      {others.length > 0 && <UsesList title={`Used by ${others.length} more`} uses={others} />}
      <FindingNotes findings={own} />
    </div>
  );
}

/** Moves the focus to a field: to its control, or to the first one in its group. */
function focusField(at: string): void {
  const field = document.getElementById(fieldId(ID_PREFIX, at));
  const control = field?.matches('fieldset, [role=radiogroup]') ? field.querySelector(CONTROL) : field;
  if (control instanceof HTMLElement) control.focus();
}

/** Moves the focus to the field of the place that was asked for, once its form is drawn. */
function useTarget(properties: Properties | undefined): void {
  const target = useStudio((studio) => studio.target);
  useEffect(() => {
    if (!properties || !target || target.file !== properties.place.file) return;
    const found = Object.entries(properties.pointers).find(([, at]) =>
      isInside(target, { ...properties.place, pointer: at }),
    );
    if (!found) return;
    const [at, property] = found;
    focusField(at + target.pointer.slice(property.length));
    if (!document.activeElement?.closest(`[id^=${ID_PREFIX}]`)) focusField(at);
    setStudio({ target: undefined });
  }, [properties, target]);
}

interface PropertiesPanelProps {
  place: Place;
  /** The revision of the content, which the properties follow. */
  revision: number;
}

/** Draws the properties of a place: what it is, a form with its settings, and the settings that it can have. */
export function PropertiesPanel({ place, revision }: PropertiesPanelProps) {
  const [added, setAdded] = useState<readonly string[]>([]);
  // here, because another form may replace the one in which an author chose
  const [scopes, setScopes] = useState<Scopes>({});
  const loaded = useProperties(place, revision, added);
  const properties = loaded?.properties;
  const isSending = useStudio(({ pending }) => pending !== undefined);
  useTarget(properties);

  if (!loaded || !properties) return <p className="empty">Loading…</p>;
  const add = ({ name, pointer }: Properties['more'][number]) => {
    setAdded([...added, name]);
    setStudio({ target: { file: place.file, pointer } });
  };
  const isBusy = isSending || properties.revision < revision;
  return (
    <div className="properties" aria-busy={isBusy || undefined}>
      <About properties={properties} />
      {properties.conditionAt && (
        <ConditionEditor properties={properties} condition={properties.conditionAt} />
      )}
      <PropertyForm
        key={properties.form}
        {...loaded}
        scopes={scopes}
        onScope={(at, scope) => setScopes((before) => ({ ...before, [at]: scope }))}
      />
      {properties.more.length > 0 && (
        <details className="more">
          <summary>More settings</summary>
          <ul>
            {properties.more.map((setting) => (
              <li key={setting.name}>
                <Tool onClick={() => add(setting)}>Add: {setting.label}</Tool>
                <p className="meta">{setting.description}</p>
              </li>
            ))}
          </ul>
        </details>
      )}
    </div>
  );
}
