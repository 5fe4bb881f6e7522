import { createContext, useContext, useId } from 'react';
import { useForm } from '../../engine/form/form-context.ts';
import { getIn, type Path } from '../../engine/form/paths.ts';
import { edit, sendUnsent } from '../actions.ts';
import { FindingNotes } from '../findings/FindingNote.tsx';
import type { Place, Properties, ValueOrigin } from '../model.ts';
import { isInside } from '../places.ts';
import { MOST_PLACES, type Scope } from '../protocol.ts';
import { useStudio } from '../studio-store.ts';
import { placesOf } from './form-places.ts';
import { UsesList } from './UsesList.tsx';

interface OriginProps {
  /** The place of the value in the resolved content. */
  place: Place;
  origin: ValueOrigin;
  /** The id of the property's label. */
  labelId?: string;
  /** The places that a change is for. */
  scope: Scope;
  onScope(scope: Scope): void;
}

const countText = (count: number) =>
  `${count}${count === MOST_PLACES ? ' or more' : ''} place${count === 1 ? '' : 's'}`;

/** Draws where a value comes from, and the choice of what a change is for. */
export function Origin({ place, origin, labelId = '', scope, onScope }: OriginProps) {
  const id = useId();
  const { uses, isInherited, isOverride, written } = origin;
  const share = async () => {
    await sendUnsent();
    await edit({ type: 'share', place }, 'Go back to the shared value');
  };
  const others = uses.filter((use) => !isInside(use, place));
  return (
    <div className="origin meta">
      {isOverride ? (
        <>
          <span>Only here: it overrides a shared value.</span>
          <button type="button" className="plain link" onClick={share}>
            Back to shared
          </button>
        </>
      ) : others.length > 0 ? (
        <UsesList title={`Shared by ${countText(uses.length)}`} uses={others} />
      ) : (
        <span>Written in {written.file}.</span>
      )}
      {isInherited && (
        <label>
          <span id={id}>Change it</span>{' '}
          <select
            className="scope"
            aria-labelledby={`${id} ${labelId}`}
            value={scope}
            onChange={({ target }) => onScope(target.value as Scope)}
          >
            <option value="everywhere">everywhere</option>
            <option value="here">only here</option>
          </select>
        </label>
      )}
    </div>
  );
}

interface Notes {
  properties: Properties;
  /** Returns which places a change of a property is for. */
  scopeOf(at: string): Scope;
  onScope(at: string, scope: Scope): void;
}

/** The data that the notes below the fields of a property form share. */
export const NotesContext = createContext<Notes | undefined>(undefined);

/** Draws, below a property: where its value comes from, and what the checks have found about it. */
export function PropertyNote({ id, path }: { id: string; path: Path }) {
  const notes = useContext(NotesContext);
  const { store } = useForm();
  const diagnostics = useStudio(({ state }) => state?.diagnostics) ?? [];
  const { place, written } = (notes && placesOf(notes.properties, path)) ?? {};
  if (!notes || !place || !written) return null;
  const at = place.pointer;
  const origin = notes.properties.origins[at];
  // fields inside have notes of their own
  const hasFields = Object.values(Object(getIn(store.getState().answers, path))).some(
    (each) => typeof each === 'object',
  );
  const findings = diagnostics.filter(({ written: found }) =>
    hasFields ? found.file === written.file && found.pointer === written.pointer : isInside(found, written),
  );
  return (
    <div className="property-note">
      <div id={id}>
        <FindingNotes findings={findings} />
      </div>
      {origin && (
        <Origin
          place={place}
          origin={origin}
          labelId={id.replace(/-note$/, '-label')}
          scope={notes.scopeOf(at)}
          onScope={(scope) => notes.onScope(at, scope)}
        />
      )}
    </div>
  );
}
