import { Icon } from '../engine/ui/Icon.tsx';
import { resolve } from './actions.ts';
import { icons } from './icons.ts';
import type { Conflict } from './protocol.ts';
import { setStudio, useStudio } from './studio-store.ts';

/** Draws the choices after a file was changed outside Studio. */
function ConflictBanner({ conflict: { file, canMerge } }: { conflict: Conflict }) {
  const choice = (value: 'mine' | 'theirs' | 'both', label: string) => (
    <button
      type="button"
      className="tool"
      aria-label={`${label}: ${file}`}
      onClick={() => resolve(file, value)}
    >
      {label}
    </button>
  );
  return (
    <div className="banner" data-severity="warning">
      <Icon shape={icons.warning} />
      <p>
        <strong>{file}</strong> was changed outside Studio while it had unsaved changes.
      </p>
      {choice('mine', 'Keep mine')}
      {choice('theirs', 'Use the file')}
      {canMerge && choice('both', 'Combine both')}
    </div>
  );
}

/** Draws the problem of the last call, and the files that were changed outside. */
export function Notices() {
  const notice = useStudio((studio) => studio.notice);
  const conflicts = useStudio(({ state }) => state?.conflicts);
  return (
    <div role="alert">
      {notice && (
        <div className="banner" data-severity="error">
          <Icon shape={icons.error} />
          <p>{notice.text}</p>
          {notice.actions?.map(({ label, run }) => (
            <button key={label} type="button" className="tool" onClick={run}>
              {label}
            </button>
          )) ?? (
            <button type="button" className="tool" onClick={() => setStudio({ notice: undefined })}>
              Close
            </button>
          )}
        </div>
      )}
      {conflicts?.map((conflict) => (
        <ConflictBanner key={conflict.file} conflict={conflict} />
      ))}
    </div>
  );
}
