import { describe, expect, test } from 'vitest';
import { compileRichText } from '../../../../scripts/content/compile/rich-text.ts';

const node = (tag: string, ...children: unknown[]) => ({ tag, children });
const link = (href: string, text: string, more = {}) => ({ tag: 'a', href, ...more, children: [text] });

describe('rich text', () => {
  test.each([
    [
      'bold, italic and a link',
      'Call **us** or *write*: [help](/help)',
      [node('p', 'Call ', node('strong', 'us'), ' or ', node('em', 'write'), ': ', link('/help', 'help'))],
    ],
    ['two spaces at the end of a line to a line break', 'One  \ntwo', [node('p', 'One', node('br'), 'two')]],
    ['an empty line to a new paragraph', 'One\n\ntwo', [node('p', 'One'), node('p', 'two')]],
    ['a list', '- one\n- two', [node('ul', node('li', 'one'), node('li', 'two'))]],
    ['a numbered list', '1. one\n2. two', [node('ol', node('li', 'one'), node('li', 'two'))]],
    [
      'a list item of several paragraphs',
      '- one\n\n  more',
      [node('ul', node('li', node('p', 'one'), node('p', 'more')))],
    ],
    ['an escaped number at the start of a line', '2026\\. A year', [node('p', '2026. A year')]],
    ['an ampersand and a bracket', 'Hospital & extras <3', [node('p', 'Hospital & extras <3')]],
    [
      'a link to another site as external',
      '[the guide](https://example.com/guide)',
      [node('p', link('https://example.com/guide', 'the guide', { external: true }))],
    ],
  ])('compiles %s', (_case, markdown, tree) => {
    expect(compileRichText(markdown)).toEqual(tree);
  });

  test('resolves a link to {name} to the document of that name', () => {
    const documents = new Map([
      ['rules', { text: 'Rules', href: '/documents/rules', external: true }],
      ['map', { text: 'Map', href: '/map' }],
    ]);
    const rules = link('/documents/rules', 'the rules', { external: true });
    expect(compileRichText('[the rules]({rules}), [a map]({map})', (name) => documents.get(name))).toEqual([
      node('p', rules, ', ', link('/map', 'a map')),
    ]);
  });

  test.each<[markdown: string, message: string]>([
    ['Press <b>Next</b>', '"html"'],
    ['# Cover', '"heading"'],
    ['![A card](/card.png)', '"image"'],
    ['    let it = be', '"code"'],
    ['> said', '"blockquote"'],
    ['2026. A year', 'write 2026\\. for the number itself'],
    ['[the rules]({rules})', 'no document "rules"'],
    ['[a script]({script})', 'is not allowed'],
    ['[a link](<javascript:alert(1)>)', 'is not allowed'],
    ['[a link](<data:text/html,x>)', 'is not allowed'],
    ['[a link](<http://plain.example>)', 'is not allowed'],
    ['[a link](<//other.example>)', 'is not allowed'],
    ['[a link](</\\other.example>)', 'is not allowed'],
  ])('rejects %s: %s', (markdown, message) => {
    const script = { text: 'Script', href: 'javascript:alert(1)' };
    const documentOf = (name: string) => (name === 'script' ? script : undefined);
    expect(() => compileRichText(markdown, documentOf)).toThrow(message);
  });
});
