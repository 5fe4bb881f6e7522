import { type FormEvent, useState } from 'react';
import type { CommitWords } from '../../../scripts/studio/git.ts';
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
export function HandIn({ review: { groups, unsaved, saved, commit }, onDone }: HandInProps) {
  const isBusy = useStudio(({ pending }) => pending !== undefined);
  // what the author typed instead of the suggestions, which follow the changes
  const [typed, setTyped] = useState<Partial<CommitWords>>({});
  const [left, setLeft] = useState<readonly string[]>([]);
  const words = { branch: '', message: '', ...commit, ...typed };
  const saveAll = async () => {
    if (await save()) onDone('Saved to the files.');
  };
  const commitAll = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (isBusy) return;
    const { branch, message } = words;
    await sendUnsent();
    // they may have been saved since the review
    const files = [...unsaved, ...saved.filter((file) => !left.includes(file))];
    if (!(await perform('commit', { branch, message, files }))) return;
    setTyped({});
    onDone(`Committed on ${branch}.`);
  };
  return (
    <section aria-label="Hand in">
      <h3>Hand in</h3>
      {groups.length > 0 && <Tool onClick={saveAll}>Save to files</Tool>}
      {!commit && (
        <p className="meta">To commit from here, the content must be in a folder that git knows.</p>
      )}
      {commit && (
        <form className="hand-in" onSubmit={commitAll}>
          {saved.length > 0 && (
            <fieldset>
              <legend>Commit these too: they were saved before</legend>
              {saved.map((file) => (
                <label key={file}>
                  <input
                    type="checkbox"
                    checked={!left.includes(file)}
                    onChange={({ target }) =>
                      setLeft(target.checked ? left.filter((each) => each !== file) : [...left, file])
                    }
                  />{' '}
                  {file}
                </label>
              ))}
            </fieldset>
          )}
          <label>
            Branch
            <input
              className="control"
              value={words.branch}
              onChange={({ target }) => setTyped({ ...typed, branch: target.value })}
            />
          </label>
          <p className="meta">A new branch, or the current one: {commit.current || 'none'}</p>
          <label>
            Message
            <textarea
              className="control"
              rows={8}
              value={words.message}
              onChange={({ target }) => setTyped({ ...typed, message: target.value })}
            />
          </label>
          <button type="submit" className="tool" aria-disabled={isBusy || undefined}>
            Save and commit
          </button>
        </form>
      )}
    </section>
  );
}
