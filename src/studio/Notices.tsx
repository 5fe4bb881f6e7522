import { resolve } from './actions.ts';
import { Banner } from './Banner.tsx';
import type { Conflict } from './model.ts';
import { setStudio, useStudio } from './studio-store.ts';
import { Tool } from './Tool.tsx';

const CHOICES = [
  { choice: 'mine', label: 'Keep mine' },
  { choice: 'theirs', label: 'Use the file' },
  { choice: 'both', label: 'Combine both' },
] as const;

/** Draws the choices after a file was changed outside Studio. */
function ConflictBanner({ conflict: { file, canMerge } }: { conflict: Conflict }) {
  const choices = CHOICES.filter(({ choice }) => choice !== 'both' || canMerge);
  return (
    <Banner severity="warning" text={`${file} was changed outside Studio while it had unsaved changes.`}>
      {choices.map(({ choice, label }) => (
        <Tool key={choice} aria-label={`${label}: ${file}`} onClick={() => resolve(file, choice)}>
          {label}
        </Tool>
      ))}
    </Banner>
  );
}

/** Draws the problem of the last call, and the files that were changed outside. */
export function Notices() {
  const notice = useStudio((studio) => studio.notice);
  const conflicts = useStudio(({ state }) => state?.conflicts);
  const close = { label: 'Close', run: () => setStudio({ notice: undefined }) };
  return (
    <div role="alert">
      {notice && (
        <Banner severity="error" text={notice.text}>
          {(notice.actions ?? [close]).map(({ label, run }) => (
            <Tool key={label} onClick={run}>
              {label}
            </Tool>
          ))}
        </Banner>
      )}
      {conflicts?.map((conflict) => (
        <ConflictBanner key={conflict.file} conflict={conflict} />
      ))}
    </div>
  );
}
