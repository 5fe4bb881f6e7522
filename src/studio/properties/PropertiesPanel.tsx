import './properties.css';
import { useEffect, useState } from 'react';
import { fieldId } from '../../engine/form/form-context.ts';
import { pointer } from '../../engine/form/paths.ts';
import { ConditionEditor } from '../conditions/ConditionEditor.tsx';
import { FindingNote } from '../findings/FindingNote.tsx';
import type { Place, Properties } from '../model.ts';
import { isInside } from '../places.ts';
import { useStudio } from '../studio-store.ts';
import { Tool } from '../Tool.tsx';
import { ID_PREFIX, PropertyForm } from './PropertyForm.tsx';
import { UsesList } from './UsesList.tsx';
import { useProperties } from './use-properties.ts';

/** Draws what a node is, where it is written and who uses it. */
function About({ properties }: { properties: Properties }) {
  const { description, location, condition, conditionAt, uses, place } = properties;
  const diagnostics = useStudio(({ state }) => state?.diagnostics) ?? [];
  const written = Object.values(properties.written);
  const others = uses.filter((use) => !isInside(use, place) && !isInside(place, use));
  const [file = '', line] = location.split(':');
  // what no property shows
  const own = diagnostics.filter(
    ({ location: at, written: found }) =>
      at.startsWith(`${file}:${line}:`) && !written.some((each) => isInside(found, each)),
  );
  return (
    <div className="about">
      {description && <p>{description}</p>}
      {condition !== undefined && !conditionAt && <p className="condition">Only if {condition}</p>}
      <p className="meta">{location}</p>
      {others.length > 0 && <UsesList title={`Used by ${others.length} more`} uses={others} />}
      {own.map((finding) => (
        <FindingNote key={`${finding.location} ${finding.rule} ${finding.message}`} finding={finding} />
      ))}
    </div>
  );
}

interface MoreProps {
  more: Properties['more'];
  onAdd(name: string): void;
}

/** Draws the settings that a node doesn't have, each with a button that adds it. */
function More({ more, onAdd }: MoreProps) {
  if (more.length === 0) return null;
  return (
    <details className="more">
      <summary>More settings</summary>
      <ul>
        {more.map(({ name, label, description }) => (
          <li key={name}>
            <Tool onClick={() => onAdd(name)}>Add: {label}</Tool>
            <p className="meta">{description}</p>
          </li>
        ))}
      </ul>
    </details>
  );
}

const focusField = (at: string) => document.getElementById(fieldId(ID_PREFIX, at))?.focus();

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
    if (!document.activeElement?.id.startsWith(ID_PREFIX)) focusField(at);
  }, [properties, target]);
}

interface PropertiesPanelProps {
  place: Place;
  /** The revision of the draft, which the properties follow. */
  revision: number;
}

/** Draws the properties of a place: what it is, a form with its settings, and the settings that it can have. */
export function PropertiesPanel({ place, revision }: PropertiesPanelProps) {
  const [asked, setAsked] = useState<{ place: Place; names: readonly string[]; added?: string }>();
  const isSame = asked?.place.file === place.file && asked.place.pointer === place.pointer;
  const loaded = useProperties(place, revision, isSame ? asked.names : NONE);
  const properties = loaded?.properties;
  useTarget(properties);

  // what was shown once stays, even without a value
  const shown = properties?.shown;
  useEffect(() => {
    if (!shown) return;
    setAsked((before) => {
      const names = before?.place === place ? before.names : [];
      const all = [...new Set([...names, ...shown])];
      return all.length === names.length ? before : { ...before, place, names: all };
    });
  }, [place, shown]);
  const added = isSame ? asked.added : undefined;
  useEffect(() => {
    if (added !== undefined && shown?.includes(added)) focusField(pointer(added.split('/').filter(Boolean)));
  }, [added, shown]);

  if (!loaded || !properties) return <p className="empty">Loading...</p>;
  const add = (name: string) => setAsked({ place, names: [...properties.shown, name], added: name });
  return (
    <div className="properties">
      <About properties={properties} />
      {properties.conditionAt && (
        <ConditionEditor
          key={place.file + place.pointer}
          properties={properties}
          condition={properties.conditionAt}
        />
      )}
      <PropertyForm
        key={properties.form + place.file + place.pointer}
        properties={properties}
        form={loaded.form}
      />
      <More more={properties.more} onAdd={add} />
    </div>
  );
}

const NONE: readonly string[] = [];
