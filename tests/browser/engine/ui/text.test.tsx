import { useState } from 'react';
import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { RichText } from '../../../../src/engine/ui/RichText.tsx';
import { Text } from '../../../../src/engine/ui/Text.tsx';
import { translatePage } from '../../helpers.ts';

/** Returns the texts that translators leave alone. */
const untranslated = (container: Element) =>
  [...container.querySelectorAll('[translate="no"]')].map(({ textContent }) => textContent);

test.each([
  ['You pay $100.01 now', ['$100.01']],
  ['A$1,422.72 per week', ['A$1,422.72']],
  ['Call 02 5550 0100.', ['02 5550 0100']],
  ['From 20/11/2026 to 2.12.2027', ['20/11/2026', '2.12.2027']],
  ['250 results, 3 left', ['250', '3']],
  ['At 8:30', ['8:30']],
  ['No number at all', []],
])('marks the numbers in "%s" as untranslatable', async (text, numbers) => {
  const { container } = await render(<Text>{text}</Text>);
  expect(container.textContent).toBe(text);
  expect(untranslated(container)).toEqual(numbers);
});

test('marks numbers at every depth of a Markdown text as untranslatable', async () => {
  const nodes = [
    { tag: 'p', children: ['Pay ', { tag: 'strong', children: ['A$5.50 a week'] }, ' within 14 days.'] },
    { tag: 'p', children: [{ tag: 'a', href: 'tel:131', children: ['131 334'] }] },
  ] as const;
  const { container } = await render(<RichText nodes={nodes} />);
  expect(untranslated(container)).toEqual(['A$5.50', '14', '131 334']);
  expect(container.textContent).toBe('Pay A$5.50 a week within 14 days.131 334');
});

/** Two texts that change with the number of books. */
function Shelf() {
  const [count, setCount] = useState(1);
  return (
    <>
      <p>
        <Text>{count === 0 ? 'No books' : `${count} books on the shelf`}</Text>
      </p>
      <RichText nodes={[{ tag: 'p', children: [count === 0 ? 'It is empty.' : `It holds ${count}.`] }]} />
      <button type="button" onClick={() => setCount(count + 1)}>
        Add
      </button>
      <button type="button" onClick={() => setCount(0)}>
        Clear
      </button>
    </>
  );
}

test('replaces a translated text as a whole when it changes', async () => {
  const { container } = await render(<Shelf />);
  const texts = () => [...container.querySelectorAll('p')].map(({ textContent }) => textContent);
  translatePage(container);
  expect(texts()).toEqual(['1 BOOKS ON THE SHELF', 'IT HOLDS 1.']);
  await userEvent.click(page.getByRole('button', { name: 'Add' }));
  await expect.poll(texts).toEqual(['2 books on the shelf', 'It holds 2.']);
  translatePage(container);
  await userEvent.click(page.getByRole('button', { name: 'Clear' }));
  await expect.poll(texts).toEqual(['No books', 'It is empty.']);
});
