import type { FormEvent } from 'react';
import { perform, save, sendUnsent } from '../actions.ts';
import type { Calls } from '../protocol.ts';
import { useStudio } from '../studio-store.ts';
import { Tool } from '../Tool.tsx';

interface HandInProps {
  review: Calls['review']['response'];
  /** Takes what was done, in words. */
  onDone(text: string): void;
}

/** Draws the ways to hand changes in: to the files alone, or as a commit. */
export function HandIn({ review: { groups, saved, commit }, onDone }: HandInProps) {
  const isBusy = useStudio(({ pending }) => pending !== undefined);
  const saveAll = async () => {
    if (await save()) onDone('Saved to the files.');
  };
  const commitAll = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (isBusy) return;
    const words = new FormData(event.currentTarget);
    const [branch, message] = [String(words.get('branch')), String(words.get('message'))];
    await sendUnsent();
    if (await perform('commit', { branch, message })) onDone(`Committed on ${branch}.`);
  };
  return (
    <section aria-label="Hand in">
      <h3>Hand in</h3>
      {groups.length > 0 && <Tool onClick={saveAll}>Save to files</Tool>}
      {saved.length > 0 && <p>Saved earlier, and not committed: {saved.join(', ')}</p>}
      {commit && (
        <form className="hand-in" onSubmit={commitAll}>
          <label>
            Branch
            <input className="control" name="branch" defaultValue={commit.branch} />
          </label>
          <p className="meta">A new branch, or the current one: {commit.current || 'none'}</p>
          <label>
            Message
            <textarea className="control" name="message" rows={8} defaultValue={commit.message} />
          </label>
          <button type="submit" className="tool" aria-disabled={isBusy || undefined}>
            Save and commit
          </button>
        </form>
      )}
    </section>
  );
}
