import { useState } from 'react';
import { edit } from '../actions.ts';
import { pathTo } from '../places.ts';
import type { Calls } from '../protocol.ts';
import { closeDialog, StudioDialog } from '../StudioDialog.tsx';
import { useStudio } from '../studio-store.ts';
import { Tool } from '../Tool.tsx';
import { useAnswer } from '../use-answer.ts';
import { Changes } from './Changes.tsx';

const dayOf = ({ date }: Calls['history']['response']['versions'][number]) =>
  new Date(date).toLocaleDateString('en-AU', { dateStyle: 'medium', timeZone: 'UTC' });

/** Draws the earlier versions of the selected node. The chosen one is compared with now, and can be restored. */
export function Versions() {
  const node = useStudio(({ state, selected }) => selected && pathTo(state?.outline ?? [], selected).at(-1));
  const { file = '', pointer: own = '' } = node?.written ?? {};
  const [pointer, setPointer] = useState(own);
  const [chosen, setChosen] = useState('');
  const { versions } = useAnswer('history', file === '' ? undefined : { file }) ?? {};
  const version = useAnswer('version', chosen === '' ? undefined : { file, pointer, commit: chosen });
  const restore = async (text: string, day: string) => {
    const label = `Restore ${pointer === '' ? file : `“${node?.label}”`} of ${day}`;
    if (await edit({ type: 'text', file, text }, label)) closeDialog();
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
      {versions?.length === 0 && <p>Git has no earlier version of {file}.</p>}
      <ul className="findings">
        {versions?.map((each) => {
          const isChosen = each.commit === chosen;
          const { groups = [], text = '' } = (isChosen && version) || {};
          return (
            <li key={each.commit}>
              <button
                type="button"
                className="plain finding-message"
                aria-expanded={isChosen}
                onClick={() => setChosen(isChosen ? '' : each.commit)}
              >
                {each.subject}
              </button>
              <p className="meta">
                {dayOf(each)}, {each.author}
              </p>
              {isChosen && (
                <p role="status">
                  {!version
                    ? 'Comparing…'
                    : groups.length > 0
                      ? 'What has changed since:'
                      : 'It is the same as now.'}
                </p>
              )}
              <Changes groups={groups} />
              {groups.length > 0 && (
                <Tool onClick={() => restore(text, dayOf(each))}>Restore this version</Tool>
              )}
            </li>
          );
        })}
      </ul>
    </StudioDialog>
  );
}
