import { useState } from 'react';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { keepStepOnInPageLinks, tolerateTranslators } from '../../../../src/engine/mount/host-page.ts';
import { translatePage } from '../../helpers.ts';

const { removeChild, insertBefore } = Node.prototype;
const element = (tag: string) => document.createElement(tag);

describe('links of the host page', () => {
  const link = page.getByRole('link', { name: 'Go' });
  const main = page.getByRole('main');

  function draw(href: string) {
    document.body.innerHTML = `<a href="${href}">Go</a><main id="main" tabindex="-1" style="margin-top: 3000px">Main</main>`;
  }

  beforeAll(() => keepStepOnInPageLinks());
  beforeEach(() => history.replaceState(null, '', '#cover-type'));
  afterEach(() => {
    history.replaceState(null, '', location.pathname);
    document.body.replaceChildren();
  });

  test('§2 focuses the target of a skip link, and follows a link to a step', async () => {
    draw('#main');
    await userEvent.click(link);
    await expect.element(main).toHaveFocus();
    expect(scrollY).toBeGreaterThan(0);
    expect(location.hash).toBe('#cover-type');
    draw('#main');
    link.element().addEventListener('click', (event) => event.preventDefault());
    await userEvent.click(link);
    await expect.element(main, { message: 'a click that was handled' }).not.toHaveFocus();
    expect(location.hash).toBe('#cover-type');
    draw('#visa-type');
    await userEvent.click(link);
    await expect.poll(() => location.hash).toBe('#visa-type');
  });
});

/** Returns an element whose text a translator has wrapped. React still references the original text. */
function translated() {
  const parent = element('p');
  const text = parent.appendChild(document.createTextNode('three books'));
  translatePage(parent);
  return { parent, text };
}

test('throws when a translated text is removed without tolerance', () => {
  const { parent, text } = translated();
  expect(() => parent.removeChild(text)).toThrow('not a child');
  expect(() => parent.insertBefore(element('b'), text)).toThrow('not a child');
});

describe('with tolerance for translators', () => {
  beforeAll(() => tolerateTranslators());
  afterAll(() => void Object.assign(Node.prototype, { removeChild, insertBefore }));

  test('removes a replaced or wrapped text, and inserts nodes before it', () => {
    const { parent: replaced, text: old } = translated();
    const bold = element('b');
    expect(replaced.insertBefore(bold, old)).toBe(bold);
    expect(replaced).toContainElement(bold);
    expect(replaced.removeChild(old)).toBe(old);

    const parent = element('p');
    const text = document.createTextNode('three books');
    parent.append('There are ');
    parent.appendChild(element('font')).append(text);
    parent.insertBefore(element('b'), text);
    expect(parent.innerHTML).toBe('There are <b></b><font>three books</font>');
    parent.removeChild(text);
    expect(parent.innerHTML).toBe('There are <b></b>');
  });

  test('inserts and removes other nodes as usual', () => {
    const parent = element('p');
    const [one, two] = [element('b'), element('i')];
    parent.append(two);
    parent.insertBefore(one, two);
    parent.insertBefore(element('u'), null);
    expect(parent.innerHTML).toBe('<b></b><i></i><u></u>');
    parent.removeChild(two);
    expect(parent.innerHTML).toBe('<b></b><u></u>');
  });

  test('updates and unmounts a translated page', async () => {
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
    const { unmount } = await render(<Shelf />);
    const whole = page.getByTestId('whole');
    translatePage(whole.element());
    const sign = page.getByRole('button', { name: 'Turn the sign' });
    await userEvent.click(sign);
    await expect.element(page.getByText('Closed.')).toBeVisible();
    await userEvent.click(sign);
    await expect.element(page.getByText('Closed.')).not.toBeInTheDocument();
    await expect.element(page.getByText('Come in.')).toBeVisible();
    translatePage(whole.element());
    await unmount();
    await expect.element(whole).not.toBeInTheDocument();
  });
});
