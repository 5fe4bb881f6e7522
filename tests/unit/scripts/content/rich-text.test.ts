import { describe, expect, test } from 'vitest';
import { compileRichText } from '../../../../scripts/content/compile/rich-text.ts';

describe('content pipeline: rich text is Markdown that becomes a small tree, never HTML', () => {
  test('a paragraph with bold, italic and a link', () => {
    expect(compileRichText('Call **us** or *write*: [help](/help)')).toEqual([
      {
        tag: 'p',
        children: [
          'Call ',
          { tag: 'strong', children: ['us'] },
          ' or ',
          { tag: 'em', children: ['write'] },
          ': ',
          { tag: 'a', href: '/help', children: ['help'] },
        ],
      },
    ]);
  });

  test('an empty line starts a new paragraph, two spaces a new line', () => {
    expect(compileRichText('One  \ntwo\n\nthree')).toEqual([
      { tag: 'p', children: ['One', { tag: 'br', children: [] }, 'two'] },
      { tag: 'p', children: ['three'] },
    ]);
  });

  test('the items of a list hold their text without a paragraph around it', () => {
    const items = [
      { tag: 'li', children: ['one'] },
      { tag: 'li', children: ['two'] },
    ];
    expect(compileRichText('- one\n- two')).toEqual([{ tag: 'ul', children: items }]);
    expect(compileRichText('1. one\n2. two')).toEqual([{ tag: 'ol', children: items }]);
  });

  test('an item of several paragraphs keeps them apart', () => {
    const paragraphs = [
      { tag: 'p', children: ['one'] },
      { tag: 'p', children: ['more'] },
    ];
    expect(compileRichText('- one\n\n  more')).toEqual([
      { tag: 'ul', children: [{ tag: 'li', children: paragraphs }] },
    ]);
  });

  test('a number at the start of a line is never lost to a list', () => {
    expect(() => compileRichText('2026. A year')).toThrow('write 2026\\. for the number itself');
    expect(compileRichText('2026\\. A year')).toEqual([{ tag: 'p', children: ['2026. A year'] }]);
  });

  test('an ampersand or a bracket is just text', () => {
    expect(compileRichText('Hospital & extras <3')).toEqual([
      { tag: 'p', children: ['Hospital & extras <3'] },
    ]);
  });

  test.each([
    ['html', 'Press <b>Next</b>'],
    ['heading', '# Cover'],
    ['image', '![A card](/card.png)'],
    ['code', '    let it = be'],
    ['blockquote', '> said'],
  ])('refuses %s, naming it', (kind, text) => {
    expect(() => compileRichText(text)).toThrow(`"${kind}"`);
  });

  test('a link to {name} leads to the document of this name, in a tab of its own where that says so', () => {
    const documents = new Map([
      ['rules', { text: 'Rules', href: '/documents/rules', external: true }],
      ['map', { text: 'Map', href: '/map' }],
    ]);
    expect(compileRichText('[the rules]({rules}), [a map]({map})', (name) => documents.get(name))).toEqual([
      {
        tag: 'p',
        children: [
          { tag: 'a', href: '/documents/rules', external: true, children: ['the rules'] },
          ', ',
          { tag: 'a', href: '/map', children: ['a map'] },
        ],
      },
    ]);
  });

  test('a link to another site opens in a tab of its own', () => {
    expect(compileRichText('[the guide](https://example.com/guide)')).toEqual([
      {
        tag: 'p',
        children: [{ tag: 'a', href: 'https://example.com/guide', external: true, children: ['the guide'] }],
      },
    ]);
  });

  test('refuses a link to a document that there is not, or to one at an address that no link may have', () => {
    expect(() => compileRichText('[the rules]({rules})')).toThrow('no document "rules"');
    const script = () => ({ text: 'Rules', href: 'javascript:alert(1)' });
    expect(() => compileRichText('[the rules]({rules})', script)).toThrow('leads where none may');
  });

  test.each([
    'javascript:alert(1)',
    'data:text/html,x',
    'http://plain.example',
    '//other.example',
    '/\\other.example',
  ])('refuses a link to %s', (href) => {
    expect(() => compileRichText(`[the rules](<${href}>)`)).toThrow('leads where none may');
  });
});
