import { useState } from 'react';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { tolerateTranslators } from '../../../../src/engine/mount/host-page.ts';
import { translatePage } from '../../translator.ts';

const { removeChild, insertBefore } = Node.prototype;

/** An element with a text that a translator has put into elements of its own; React still holds the text. */
function translated() {
  const parent = document.createElement('p');
  const text = parent.appendChild(document.createTextNode('three books'));
  translatePage(parent);
  return { parent, text };
}

test('without it, taking a translated text out fails', () => {
  const { parent, text } = translated();
  expect(() => parent.removeChild(text)).toThrow('not a child');
  expect(() => parent.insertBefore(document.createElement('b'), text)).toThrow('not a child');
});

describe('with it', () => {
  beforeAll(tolerateTranslators);
  afterAll(() => void Object.assign(Node.prototype, { removeChild, insertBefore }));

  /** A page whose texts are React's own, without elements around them. */
  function Shelf() {
    const [isOpen, setOpen] = useState(true);
    return (
      <>
        <p data-testid="whole">
          {isOpen && 'Come in. '}
          {!isOpen && <b>Closed. </b>}
          We have books.
        </p>
        <button type="button" onClick={() => setOpen((open) => !open)}>
          Turn the sign
        </button>
      </>
    );
  }

  test('taking a translated text out does not fail, and gives it back', () => {
    const { parent, text } = translated();
    expect(parent.removeChild(text)).toBe(text);
  });

  test('putting something before a translated text does not fail', () => {
    const { parent, text } = translated();
    const bold = document.createElement('b');
    expect(parent.insertBefore(bold, text)).toBe(bold);
    expect(parent).toContainElement(bold);
  });

  test('what a translator has wrapped goes together with its wrapping', () => {
    const parent = document.createElement('p');
    const text = document.createTextNode('three books');
    parent.appendChild(document.createElement('font')).append(text);
    parent.append('!');
    parent.removeChild(text);
    expect(parent.innerHTML).toBe('!');
  });

  test('something goes before a wrapped text, where that stands now', () => {
    const parent = document.createElement('p');
    const text = document.createTextNode('three books');
    parent.append('There are ');
    parent.appendChild(document.createElement('font')).append(text);
    parent.insertBefore(document.createElement('b'), text);
    expect(parent.innerHTML).toBe('There are <b></b><font>three books</font>');
  });

  test('nodes that nobody has moved go and come as ever', () => {
    const parent = document.createElement('p');
    const [one, two] = [document.createElement('b'), document.createElement('i')];
    parent.append(two);
    parent.insertBefore(one, two);
    parent.insertBefore(document.createElement('u'), null);
    expect(parent.innerHTML).toBe('<b></b><i></i><u></u>');
    parent.removeChild(two);
    expect(parent.innerHTML).toBe('<b></b><u></u>');
  });

  test('a translated page goes on: what comes is shown', async () => {
    await render(<Shelf />);
    translatePage(page.getByTestId('whole').element());
    const sign = page.getByRole('button', { name: 'Turn the sign' });
    await userEvent.click(sign);
    await expect.element(page.getByText('Closed.')).toBeVisible();
    await userEvent.click(sign);
    await expect.element(page.getByText('Closed.')).not.toBeInTheDocument();
    await expect.element(page.getByText('Come in.')).toBeVisible();
  });

  test('a translated page can be taken away', async () => {
    const { unmount } = await render(<Shelf />);
    translatePage(page.getByTestId('whole').element());
    await unmount();
    await expect.element(page.getByTestId('whole')).not.toBeInTheDocument();
  });
});
