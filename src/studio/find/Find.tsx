import './find.css';
import { useState } from 'react';
import { icons } from '../../engine/ui/Icon.tsx';
import { edit } from '../actions.ts';
import { setStudio } from '../studio-store.ts';
import { Tool } from '../Tool.tsx';
import { useAnswer } from '../use-answer.ts';
import { FoundItem, foundKey } from './FoundItem.tsx';
import { FIND_TEXT } from './open-find.ts';

/** The pause in typing after which a text is searched, in milliseconds. */
const PAUSE = 150;

const countText = (count: number, shown: number) =>
  count > shown ? `The first ${shown} of ${count} are shown.` : `${count || 'None'} found.`;

/** Draws the search over all texts, and replaces what it has found. */
export function Find() {
  const [text, setText] = useState('');
  const [wholeWords, setWholeWords] = useState(false);
  const [becomes, setBecomes] = useState('');
  const [left, setLeft] = useState<ReadonlySet<string>>(new Set());
  const [done, setDone] = useState('');
  const answer = useAnswer('find', text === '' ? undefined : { text, wholeWords }, PAUSE);
  const found = answer?.found ?? [];
  const chosen = found.filter((each) => each.kind === 'text' && !left.has(foundKey(each)));
  const choose = (key: string, isChosen: boolean) => {
    const next = new Set(left);
    if (isChosen) next.delete(key);
    else next.add(key);
    setLeft(next);
  };
  const search = (next: string) => {
    setText(next);
    setLeft(new Set());
    setDone('');
  };
  const replace = async () => {
    const places = chosen.map(({ written }) => written);
    if (places.length === 0) return;
    const label = `Replace “${text}” by “${becomes}”`;
    const isDone = await edit({ type: 'replace', places, text, wholeWords, becomes }, label);
    if (isDone) setDone(`Replaced in ${places.length} text${places.length === 1 ? '' : 's'}. `);
  };
  const close = () => {
    setStudio({ hasFind: false });
    document.querySelector<HTMLElement>('[data-opens=find]')?.focus();
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
      <form
        className="find-form"
        onSubmit={(event) => {
          event.preventDefault();
          void replace();
        }}
      >
        <label>
          Text, field name or file
          <input
            type="search"
            id={FIND_TEXT}
            className="control"
            value={text}
            onChange={({ target }) => search(target.value)}
          />
        </label>
        <label>
          Replace with
          <input className="control" value={becomes} onChange={({ target }) => setBecomes(target.value)} />
        </label>
        <label className="find-words">
          <input
            type="checkbox"
            checked={wholeWords}
            onChange={({ target }) => setWholeWords(target.checked)}
          />
          Whole words
        </label>
        <button type="submit" className="tool" aria-disabled={chosen.length === 0}>
          Replace {chosen.length}
        </button>
      </form>
      <p className="empty" role="status">
        {done}
        {answer && countText(answer.count, found.length)}
      </p>
      <ul className="findings" aria-label="Found">
        {found.map((each) => (
          <FoundItem
            key={foundKey(each)}
            found={each}
            isChosen={!left.has(foundKey(each))}
            onChoose={(isChosen) => choose(foundKey(each), isChosen)}
          />
        ))}
      </ul>
    </div>
  );
}
