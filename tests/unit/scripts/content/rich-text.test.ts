import { describe, expect, test } from 'vitest';
import { compileRichText } from '../../../../scripts/content/compile/rich-text.ts';

const node = (tag: string, ...children: unknown[]) => ({ tag, children });
const link = (href: string, text: string, more = {}) => ({ tag: 'a', href, ...more, children: [text] });

describe('rich text is Markdown that becomes a small tree, never HTML', () => {
  test.each([
    [
      'bold, italic and a link',
      'Call **us** or *write*: [help](/help)',
      [node('p', 'Call ', node('strong', 'us'), ' or ', node('em', 'write'), ': ', link('/help', 'help'))],
    ],
    ['two spaces: a new line', 'One  \ntwo', [node('p', 'One', node('br'), 'two')]],
    ['an empty line: a new paragraph', 'One\n\ntwo', [node('p', 'One'), node('p', 'two')]],
    ['a list', '- one\n- two', [node('ul', node('li', 'one'), node('li', 'two'))]],
    ['a numbered list', '1. one\n2. two', [node('ol', node('li', 'one'), node('li', 'two'))]],
    [
      'an item of several paragraphs',
      '- one\n\n  more',
      [node('ul', node('li', node('p', 'one'), node('p', 'more')))],
    ],
    ['a number at the start of a line', '2026\\. A year', [node('p', '2026. A year')]],
    ['an ampersand or a bracket', 'Hospital & extras <3', [node('p', 'Hospital & extras <3')]],
    [
      'a link to another site, in a tab of its own',
      '[the guide](https://example.com/guide)',
      [node('p', link('https://example.com/guide', 'the guide', { external: true }))],
    ],
  ])('%s', (_case, markdown, tree) => {
    expect(compileRichText(markdown)).toEqual(tree);
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

  test('refuses a list that starts with another number: it may be a year', () => {
    expect(() => compileRichText('2026. A year')).toThrow('write 2026\\. for the number itself');
  });

  test('a link to {name} leads to the document of this name, in a tab of its own where that says so', () => {
    const documents = new Map([
      ['rules', { text: 'Rules', href: '/documents/rules', external: true }],
      ['map', { text: 'Map', href: '/map' }],
    ]);
    const rules = link('/documents/rules', 'the rules', { external: true });
    expect(compileRichText('[the rules]({rules}), [a map]({map})', (name) => documents.get(name))).toEqual([
      node('p', rules, ', ', link('/map', 'a map')),
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
