import { useState } from 'react';
import { FindingNote, findingKey } from '../findings/FindingNote.tsx';
import { StudioDialog } from '../StudioDialog.tsx';
import { useStudio } from '../studio-store.ts';
import { useAnswer } from '../use-answer.ts';
import { Changes } from './Changes.tsx';
import { HandIn } from './HandIn.tsx';

/** Draws all unsaved changes in words, what they mean for visitors, and the ways to hand them in. */
export function Review() {
  const diagnostics = useStudio(({ state }) => state?.diagnostics) ?? [];
  const review = useAnswer('review', {});
  const [done, setDone] = useState('');
  const { groups = [], saved = [], lost } = review ?? {};
  return (
    <StudioDialog heading="Review changes">
      <p role="status">{done}</p>
      {!review && <p>Comparing…</p>}
      {review && groups.length === 0 && <p>Everything is saved.</p>}
      <Changes groups={groups} hasPictures />
      {groups.length > 0 && (
        <section aria-label="Visitors who have begun">
          <h3>Visitors who have begun</h3>
          {!lost && <p>A file is not valid JSON. Correct it to see what they would lose.</p>}
          {lost?.length === 0 && <p>They lose nothing.</p>}
          <ul className="findings">
            {lost?.map((each) => (
              <li key={each}>{each}</li>
            ))}
          </ul>
        </section>
      )}
      {diagnostics.length > 0 && (
        <details>
          <summary>Findings of the checks ({diagnostics.length})</summary>
          <ul className="findings">
            {diagnostics.map((finding) => (
              <li key={findingKey(finding)}>
                <FindingNote finding={finding} />
              </li>
            ))}
          </ul>
        </details>
      )}
      {review && groups.length + saved.length > 0 && <HandIn review={review} onDone={setDone} />}
    </StudioDialog>
  );
}
