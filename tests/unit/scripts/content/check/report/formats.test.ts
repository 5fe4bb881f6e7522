import { expect, test } from 'vitest';
import { formats } from '../../../../../../scripts/content/check/report/formats.ts';
import type { CheckResult } from '../../../../../../scripts/content/check/report/result.ts';
import { diagnostic, TEXT } from './support.ts';

/** A diagnostic that `--fix` can fix. */
const fixable = diagnostic({ fix: [{ offset: TEXT.indexOf('"numbr"'), length: 7, text: '"number"' }] });

const severalLines = diagnostic({ line: 3, column: 12, end: { line: 5, column: 6 } });

/** A warning with characters that workflow commands and URIs escape. */
const special = diagnostic({
  severity: 'warning',
  path: 'a,b/50%#.json',
  message: '100%\r\nsure: yes, indeed',
});

const before = { file: 'age.json', ref: 'main', line: 1, column: 3, end: { line: 1, column: 8 } };
const change = diagnostic({ before: { ...before, path: 'content/old.json', text: '{ "age": 1 }' } });

const RESULT: CheckResult = {
  diagnostics: [diagnostic(), fixable, severalLines, special, change],
  fixed: [fixable],
  files: 10,
  paths: ['content'],
  rules: [
    { id: 'hash-duplicate', about: 'Two steps have the same hash.' },
    { id: 'widget-unknown', about: 'There is no such widget.' },
  ],
};

test.each(Object.entries(formats))('--format %s prints the report in expected/', async (name, format) => {
  await expect(`${format(RESULT, false)}\n`).toMatchFileSnapshot(`./expected/${name}.txt`);
});

test('--format pretty with colours shows errors in red and warnings in yellow', () => {
  const text = formats.pretty(RESULT, true);
  expect(text).toContain('\u001b[31merror\u001b[39m');
  expect(text).toContain('\u001b[33mwarning\u001b[39m');
});
