import type { DevJourneys } from '../../dev/journeys.ts';
import type { ToPage } from '../../dev/preview/messages.ts';
import { Icon } from '../../engine/ui/Icon.tsx';
import { icons } from '../icons.ts';
import { setStudio, useStudio } from '../studio-store.ts';
import type { ShownPage } from './use-page.ts';
import { visitOf } from './visit-of.ts';

interface PreviewToolsProps {
  shown: ShownPage | undefined;
  journeys: DevJourneys | undefined;
  send(message: ToPage): void;
}

const WIDTHS = [
  { width: 'desktop', label: 'Desktop' },
  { width: 'phone', label: 'Phone' },
] as const;

/** Draws the tools of the preview: its width, the sample answers, and what a press does. */
export function PreviewTools({ shown, journeys, send }: PreviewToolsProps) {
  const width = useStudio((studio) => studio.width);
  const isSelecting = useStudio((studio) => studio.isSelecting);
  const showsEverything = useStudio((studio) => studio.showsEverything);
  const covers = journeys?.covers ?? [];
  const cover = useStudio((studio) => studio.cover) ?? covers[0]?.value ?? '';
  const change = (value: string) => {
    setStudio({ cover: value });
    if (shown) send({ type: 'visit', visit: visitOf(journeys, shown, value) });
  };
  return (
    <div className="preview-tools">
      <button
        type="button"
        className="tool"
        aria-pressed={isSelecting}
        title="Press a part of the page to select it"
        onClick={() => setStudio({ isSelecting: !isSelecting })}
      >
        <Icon shape={icons.choose} />
        Select
      </button>
      <button
        type="button"
        className="tool"
        aria-pressed={showsEverything}
        title="Also show what conditions hide"
        onClick={() => setStudio({ showsEverything: !showsEverything })}
      >
        <Icon shape={icons.everything} />
        Show everything
      </button>
      <button type="button" className="tool" onClick={() => send({ type: 'fill', cover })}>
        Fill
      </button>
      <button type="button" className="tool" onClick={() => send({ type: 'messages' })}>
        Messages
      </button>
      {covers.length > 0 && (
        <select
          className="control"
          aria-label="Cover type of the sample answers"
          value={cover}
          onChange={({ target }) => change(target.value)}
        >
          {covers.map(({ value, label }) => (
            <option key={value} value={value}>
              {label}
            </option>
          ))}
        </select>
      )}
      <fieldset className="preview-widths">
        <legend className="visually-hidden">Width of the page</legend>
        {WIDTHS.map(({ width: value, label }) => (
          <button
            key={value}
            type="button"
            className="tool"
            aria-pressed={width === value}
            title={label}
            onClick={() => setStudio({ width: value })}
          >
            <Icon shape={icons[value]} />
            <span className="visually-hidden">{label}</span>
          </button>
        ))}
      </fieldset>
    </div>
  );
}
