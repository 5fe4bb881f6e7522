import './find.css';
import { type FormEvent, useState } from 'react';
import { flushSync } from 'react-dom';
import type { Found } from '../../../scripts/studio/find.ts';
import { icons } from '../../engine/ui/Icon.tsx';
import { edit } from '../actions.ts';
import { placeKey } from '../places.ts';
import { closePanel, select, setStudio } from '../studio-store.ts';
import { Tool } from '../Tool.tsx';
import { useAnswer } from '../use-answer.ts';

/** The pause in typing after which a text is searched, in milliseconds. */
const PAUSE = 150;

const TEXT_ID = 'find-text';

/** Opens the search, and moves the focus there. */
export function openFind(): void {
  flushSync(() => setStudio({ panel: 'find' }));
  const field = document.querySelector<HTMLInputElement>(`#${TEXT_ID}`);
  field?.focus();
  field?.select();
}

const close = () => closePanel('find');

const countText = (count: number, shown: number) =>
  count > shown ? `The first ${shown} of ${count} are shown.` : `${count || 'None'} found.`;

const KINDS = { text: '', name: 'Field name', file: 'File name' };

interface FoundItemProps {
  found: Found;
  isChosen: boolean;
  onChoose(): void;
}

/** Draws a text that was found, where it is written and where visitors read it. A press shows it there. */
function FoundItem({ found, isChosen, onChoose }: FoundItemProps) {
  const { kind, text, canReplace, parts, written, uses } = found;
  const show = () => {
    select(uses[0] ?? written);
    setStudio({ pane: 'page' });
  };
  const where = uses.slice(0, 3).map(({ label }) => label);
  return (
    <li className="found">
      {canReplace && (
        <input type="checkbox" aria-label={`Replace in: ${text}`} checked={isChosen} onChange={onChoose} />
      )}
      <div>
        <button type="button" className="plain finding-message" onClick={show}>
          {parts.map((part, index) =>
            // biome-ignore lint/suspicious/noArrayIndexKey: parts have no other identity
            index % 2 === 1 ? <mark key={index}>{part}</mark> : part,
          )}
        </button>
        <p className="meta">
          {[KINDS[kind], written.file, where.join(', ')].filter(Boolean).join(' · ')}
          {uses.length > 3 && ` and ${uses.length - 3} more`}
        </p>
      </div>
    </li>
  );
}

/** Draws the search over all texts, and replaces what it has found. */
export function Find() {
  const [wanted, setWanted] = useState({ text: '', wholeWords: false });
  const [becomes, setBecomes] = useState('');
  const [left, setLeft] = useState<readonly string[]>([]);
  const [done, setDone] = useState('');
  const [replaced, setReplaced] = useState<object>();
  const answer = useAnswer('find', wanted.text === '' ? undefined : wanted, PAUSE);
  const found =
    answer?.found.map((each) => ({ ...each, key: `${each.kind} ${placeKey(each.written)}` })) ?? [];
  const places = found.flatMap(({ canReplace, key, written }) =>
    canReplace && !left.includes(key) ? written : [],
  );
  // until it is searched again, the places have the text that was there before
  const isReady = places.length > 0 && answer !== replaced;
  const search = (part: Partial<typeof wanted>) => {
    setWanted({ ...wanted, ...part });
    setLeft([]);
    setDone('');
  };
  const replace = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (!isReady) return;
    setReplaced(answer);
    const label = becomes === '' ? `Remove “${wanted.text}”` : `Replace “${wanted.text}” with “${becomes}”`;
    if (await edit({ type: 'replace', places, ...wanted, becomes }, label))
      setDone(
        `${becomes === '' ? 'Removed from' : 'Replaced in'} ${places.length} text${places.length === 1 ? '' : 's'}. `,
      );
    else setReplaced(undefined);
  };
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: Escape closes it, as its button does
    <div onKeyDown={({ key }) => key === 'Escape' && close()}>
      <div className="pane-header bar">
        <h2>Find</h2>
        <Tool icon={icons.clear} onClick={close}>
          Close
        </Tool>
      </div>
      <form className="find-form" onSubmit={replace}>
        <label>
          Text, field name or file
          <input
            type="search"
            id={TEXT_ID}
            className="control"
            value={wanted.text}
            onChange={({ target }) => search({ text: target.value })}
          />
        </label>
        <label>
          Replace with
          <input className="control" value={becomes} onChange={({ target }) => setBecomes(target.value)} />
        </label>
        <label>
          <input type="checkbox" onChange={({ target }) => search({ wholeWords: target.checked })} /> Whole
          words
        </label>
        <button type="submit" className="tool" aria-disabled={!isReady}>
          {becomes === '' ? 'Remove from' : 'Replace in'} {places.length}
        </button>
      </form>
      {found.some(({ kind, canReplace }) => kind === 'text' && !canReplace) && (
        <p className="empty">Names in {'{braces}'} and the addresses of links are found, but not replaced.</p>
      )}
      <p className="empty" role="status">
        {done}
        {answer ? countText(answer.count, found.length) : wanted.text && 'Searching…'}
      </p>
      <ul className="findings" aria-label="Found">
        {found.map(({ key, ...each }) => {
          const isChosen = !left.includes(key);
          const choose = () => setLeft(isChosen ? [...left, key] : left.filter((other) => other !== key));
          return <FoundItem key={key} found={each} isChosen={isChosen} onChoose={choose} />;
        })}
      </ul>
    </div>
  );
}
