import { expect, test } from 'vitest';
import { layOut } from '../../../../../scripts/content/edit/layout.ts';
import { readContent } from '../../../../../scripts/content/read.ts';

test('Layout breaks lines after 110 characters, and keeps new lines before first keys', async () => {
  const words = Array(12).fill('"ten letters"').join(',');
  const text = await layOut('steps/new.json', `{"a":[${words}],"b":[{"c":1},{\n"c":[\n2\n]}]}`);
  const entries = Array(12).fill('    "ten letters"').join(',\n');
  const rest = '  "b": [\n    { "c": 1 },\n    {\n      "c": [2]\n    }\n  ]';
  expect(text).toBe(`{\n  "a": [\n${entries}\n  ],\n${rest}\n}\n`);
});

test('Layout keeps a text that is not JSON', async () => {
  expect(await layOut('a.json', '{"a":[1,\n2}')).toBe('{"a":[1,\n2}');
});

test('Layout keeps the line ends of Windows', async () => {
  expect(await layOut('a.json', '{\r\n"a":1,\r\n"b":[\r\n2]}')).toBe('{\r\n  "a": 1,\r\n  "b": [2]\r\n}\r\n');
});

test('Layout keeps escapes and characters of any script', async () => {
  const text = '{ "a": "\\u2019 \\ud83d ’ 🙂 日本" }\n';
  expect(await layOut('a.json', text)).toBe(text);
});

test('Layout changes nothing in the content of this project', async () => {
  const files = [...readContent().values()];
  const texts = await Promise.all(files.map(({ name, text }) => layOut(name, text)));
  expect(texts).toEqual(files.map(({ text }) => text));
});
