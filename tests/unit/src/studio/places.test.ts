import { expect, test } from 'vitest';
import type { OutlineNode } from '../../../../src/studio/model.ts';
import { followPlace } from '../../../../src/studio/places.ts';

const FILE = 'pages/quote.json';

const node = (pointer: string, label: string, children: readonly OutlineNode[] = []): OutlineNode => {
  const place = { file: FILE, pointer };
  return { ...place, kind: 'alert', label, written: place, children };
};

const page = (...alerts: readonly string[]) => [
  node(
    '',
    'Quote',
    alerts.map((label, index) => node(`/alerts/${index}`, label)),
  ),
];

const follow = (before: readonly OutlineNode[], after: readonly OutlineNode[], pointer: string) =>
  followPlace(before, after, { file: FILE, pointer }).pointer;

test('follows an entry of a list when another one returns before it', () => {
  expect(follow(page('Second'), page('First', 'Second'), '/alerts/0')).toBe('/alerts/1');
});

test('stays at an entry whose label changes, also beside one with the same label', () => {
  expect(follow(page('Same', 'Same'), page('Same', 'Sam'), '/alerts/1')).toBe('/alerts/1');
});

test('takes the node around an entry that is gone', () => {
  expect(follow(page('First', 'Second'), page('First'), '/alerts/1')).toBe('');
});
