import { useState } from 'react';
import { edit } from '../actions.ts';
import { pathTo } from '../places.ts';
import type { Calls } from '../protocol.ts';
import { closeDialog, StudioDialog } from '../StudioDialog.tsx';
import { useStudio } from '../studio-store.ts';
import { Tool } from '../Tool.tsx';
import { useAnswer } from '../use-answer.ts';
import { Changes } from './Changes.tsx';

type Version = Calls['history']['response']['versions'][number];

const dayOf = ({ date }: Version) =>
  new Date(date).toLocaleDateString('en-AU', { dateStyle: 'medium', timeZone: 'UTC' });

const textOf = (groups: number) => (groups === 0 ? 'It is the same as now.' : 'What has changed since:');

/** Draws the earlier versions of the selected node. The chosen one is compared with now, and can be restored. */
export function Versions() {
  const node = useStudio(({ state, selected }) => selected && pathTo(state?.outline ?? [], selected).at(-1));
  const { file = '', pointer: own = '' } = node?.written ?? {};
  const [pointer, setPointer] = useState(own);
  const [chosen, setChosen] = useState<Version>();
  const history = useAnswer('history', file === '' ? undefined : { file });
  const version = useAnswer('version', chosen && { file, pointer, commit: chosen.commit });
  const restore = async () => {
    if (!version || !chosen) return;
    const label = `Restore ${pointer === '' ? file : `“${node?.label}”`} of ${dayOf(chosen)}`;
    if (await edit({ type: 'text', file, text: version.text }, label)) closeDialog();
  };
  return (
    <StudioDialog heading={`Earlier versions of ${pointer === '' ? file : node?.label}`}>
      {own !== '' && (
        <label>
          <input
            type="checkbox"
            checked={pointer === ''}
            onChange={({ target }) => setPointer(target.checked ? '' : own)}
          />{' '}
          All of {file}
        </label>
      )}
      {history?.versions.length === 0 && <p>Git has no earlier version of {file}.</p>}
      <ul className="findings versions">
        {history?.versions.map((each) => (
          <li key={each.commit}>
            <button
              type="button"
              className="plain finding-message"
              aria-expanded={each === chosen}
              onClick={() => setChosen(each === chosen ? undefined : each)}
            >
              {each.subject}
            </button>
            <p className="meta">
              {dayOf(each)}, {each.author}
            </p>
            {each === chosen && (
              <>
                <p role="status">{version ? textOf(version.groups.length) : 'Comparing…'}</p>
                {version && <Changes groups={version.groups} />}
                {version && version.groups.length > 0 && <Tool onClick={restore}>Restore this version</Tool>}
              </>
            )}
          </li>
        ))}
      </ul>
    </StudioDialog>
  );
}
