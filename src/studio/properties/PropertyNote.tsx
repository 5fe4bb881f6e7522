import type { Path } from '../../engine/form/paths.ts';
import { edit, sendUnsent } from '../actions.ts';
import { FindingNote } from '../findings/FindingNote.tsx';
import type { Place, StudioDiagnostic, ValueOrigin } from '../model.ts';
import { isInside } from '../places.ts';
import type { Scope } from '../protocol.ts';
import { useStudio } from '../studio-store.ts';
import { contentPointer, writtenPlace } from './form-places.ts';
import { useNotes } from './notes-context.ts';
import { UsesList } from './UsesList.tsx';

interface OriginProps {
  at: string;
  origin: ValueOrigin;
}

/** Draws where a value comes from, and the choice of what a change is for. */
export function Origin({ at, origin }: OriginProps) {
  const { properties, scopeOf, setScope } = useNotes();
  const { uses, isInherited, isOverride, written } = origin;
  const others = uses.filter((use) => !isInside(use, { ...properties.place, pointer: at }));
  const share = async () => {
    await sendUnsent();
    await edit({ type: 'share', place: { ...properties.place, pointer: at } }, 'Go back to the shared value');
  };
  return (
    <div className="origin">
      {isOverride && (
        <>
          <span>Only here: it overrides a shared value.</span>
          <button type="button" className="plain link" onClick={share}>
            Back to shared
          </button>
        </>
      )}
      {!isOverride && others.length > 0 && (
        <UsesList title={`Shared by ${uses.length} places`} uses={others} />
      )}
      {!isOverride && others.length === 0 && <span>Written in {written.file}.</span>}
      {isInherited && (
        <label className="scope">
          Change it
          <select
            className="scope-select"
            value={scopeOf(at)}
            onChange={({ target }) => setScope(at, target.value as Scope)}
          >
            <option value="everywhere">everywhere</option>
            <option value="here">only here</option>
          </select>
        </label>
      )}
    </div>
  );
}

/** Returns the diagnostics of a place, or of what is inside it. */
function findingsAt(
  diagnostics: readonly StudioDiagnostic[],
  place: Place,
  isWhole: boolean,
): StudioDiagnostic[] {
  return diagnostics.filter(({ written }) =>
    isWhole ? isInside(written, place) : written.file === place.file && written.pointer === place.pointer,
  );
}

/** Draws, below a property: where its value comes from, and what the checks have found about it. */
export function PropertyNote({ id, path }: { id: string; path: Path }) {
  const { properties, hasFields } = useNotes();
  const diagnostics = useStudio(({ state }) => state?.diagnostics) ?? [];
  const at = contentPointer(properties, path);
  const written = writtenPlace(properties, path);
  if (at === undefined || !written) return null;
  const origin = properties.origins[at];
  const findings = findingsAt(diagnostics, written, !hasFields(path));
  return (
    <div className="property-note">
      <div id={id}>
        {findings.map((finding) => (
          <FindingNote key={`${finding.location} ${finding.rule} ${finding.message}`} finding={finding} />
        ))}
      </div>
      {origin && <Origin at={at} origin={origin} />}
    </div>
  );
}
