import { useState } from 'react';
import { vi } from 'vitest';
import { page } from 'vitest/browser';
import { SearchBox } from '../../../../../src/engine/widgets/typeahead/SearchBox.tsx';
import { suggestionsFor } from '../../../../../src/engine/widgets/typeahead/suggestions.ts';
import type { Search } from '../../../../../src/engine/widgets/typeahead/use-search.ts';
import { drawInEngine } from '../../ui/draw-in-engine.tsx';

interface BoxOptions extends Partial<Pick<Parameters<typeof SearchBox>[0], 'takesAnyText' | 'busy'>> {
  status?: Search['status'];
  titles?: string[];
  /** The last line of the list. */
  none?: string;
}

export const box = page.getByRole('combobox', { name: 'Book' });

interface BoxProps {
  first: BoxOptions;
  /** Takes what changes the box later. */
  onDrawn(become: (next: BoxOptions) => void): void;
  onChoose(line: string): void;
  onRetry(): void;
}

function Box({ first, onDrawn, onChoose, onRetry }: BoxProps) {
  const [{ status = 'done', titles = [], none, ...more }, become] = useState(first);
  const [text, setText] = useState('');
  onDrawn(become);
  const items = titles.map((title) => ({ title }));
  return (
    <>
      <label id="book-label" htmlFor="book">
        Book
      </label>
      <SearchBox
        id="book"
        name="book"
        label="Book"
        required={false}
        invalid={false}
        describedBy={undefined}
        placeholder={undefined}
        autoComplete="off"
        text={text}
        search={{ status, items, tryAgain: onRetry }}
        suggestions={suggestionsFor({ items, labelKey: 'title', noneText: none })}
        isChosen={false}
        onType={setText}
        onChoose={(line) => onChoose(line.kind === 'more' ? 'more' : `${line.kind}: ${line.label}`)}
        onBlur={() => {}}
        {...more}
      />
    </>
  );
}

/** A search box by itself: what its search is at is for the test to say, and what is chosen is listed. */
export async function drawBox(first: BoxOptions) {
  const chosen: string[] = [];
  const onRetry = vi.fn();
  let become: (next: BoxOptions) => void = () => {};
  const screen = await drawInEngine(
    <Box
      first={first}
      onDrawn={(change) => {
        become = change;
      }}
      onChoose={(line) => void chosen.push(line)}
      onRetry={onRetry}
    />,
  );
  return { ...screen, become: (next: BoxOptions) => become(next), chosen, onRetry };
}
