import type { DevJourneys } from '../../dev/journeys.ts';
import type { StudioMessage } from '../../dev/preview/messages.ts';
import { icons } from '../icons.ts';
import { Options } from '../Options.tsx';
import { setStudio, useStudio } from '../studio-store.ts';
import { Tool } from '../Tool.tsx';
import type { ShownPage } from './use-page.ts';
import { visitOf } from './visit-of.ts';

interface PreviewToolsProps {
  shown: ShownPage | undefined;
  journeys: DevJourneys | undefined;
  send(message: StudioMessage): void;
}

const WIDTHS = [
  { width: 'desktop', label: 'Desktop' },
  { width: 'phone', label: 'Phone' },
] as const;

/** Draws the tools of the preview: its width, the sample answers, and what a press does. */
export function PreviewTools({ shown, journeys, send }: PreviewToolsProps) {
  const { width, isSelecting, showsEverything, ...studio } = useStudio((all) => all);
  const covers = journeys?.covers ?? [];
  const cover = studio.cover ?? covers[0]?.value ?? '';
  const change = (value: string) => {
    setStudio({ cover: value });
    if (shown) send({ type: 'visit', visit: visitOf(journeys, shown, value) });
  };
  return (
    <div className="preview-tools bar">
      <Tool
        icon={icons.choose}
        aria-pressed={isSelecting}
        title="Press a part of the page to select it. Hold Alt to use the page."
        onClick={() => setStudio({ isSelecting: !isSelecting })}
      >
        Select
      </Tool>
      <Tool
        icon={icons.everything}
        aria-pressed={showsEverything}
        title="Also show what conditions hide"
        onClick={() => setStudio({ showsEverything: !showsEverything })}
      >
        Show everything
      </Tool>
      <Tool title="Fill in sample answers" onClick={() => send({ type: 'fill', cover })}>
        Fill
      </Tool>
      <Tool title="Show the next message of each field" onClick={() => send({ type: 'messages' })}>
        Messages
      </Tool>
      {covers.length > 0 && (
        <select
          className="control"
          aria-label="Cover type of the sample answers"
          value={cover}
          onChange={({ target }) => change(target.value)}
        >
          <Options of={covers} />
        </select>
      )}
      <fieldset className="preview-widths">
        <legend className="visually-hidden">Width of the page</legend>
        {WIDTHS.map(({ width: value, label }) => (
          <Tool
            key={value}
            icon={icons[value]}
            aria-label={label}
            aria-pressed={width === value}
            title={label}
            onClick={() => setStudio({ width: value })}
          />
        ))}
      </fieldset>
    </div>
  );
}
