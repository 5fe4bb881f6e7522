import { useState } from 'react';
import { vi } from 'vitest';
import { page } from 'vitest/browser';
import { SearchBox } from '../../../../../src/engine/widgets/typeahead/SearchBox.tsx';
import { suggestionsFor } from '../../../../../src/engine/widgets/typeahead/suggestions.ts';
import type { Search } from '../../../../../src/engine/widgets/typeahead/use-search.ts';
import { drawInEngine } from '../../draw.tsx';

interface BoxOptions extends Partial<Pick<Parameters<typeof SearchBox>[0], 'takesAnyText' | 'busy'>> {
  status?: Search['status'];
  titles?: string[];
  /** The last line of the list. */
  none?: string;
}

export const box = page.getByRole('combobox', { name: 'Book' });

/** Draws a search box alone. The test sets the state of its search with `become`, and reads the choices. */
export async function drawBox(first: BoxOptions) {
  const chosen: string[] = [];
  const onRetry = vi.fn();
  let become: (next: BoxOptions) => void = () => {};
  function Box() {
    const [{ status = 'done', titles = [], none, ...more }, setOptions] = useState(first);
    const [text, setText] = useState('');
    become = setOptions;
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
          onChoose={(line) => void chosen.push(line.kind === 'more' ? 'more' : `${line.kind}: ${line.label}`)}
          onBlur={() => {}}
          {...more}
        />
      </>
    );
  }
  const screen = await drawInEngine(<Box />);
  return { ...screen, become: (next: BoxOptions) => become(next), chosen, onRetry };
}
