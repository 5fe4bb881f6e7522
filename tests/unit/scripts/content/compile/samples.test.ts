import { expect, test } from 'vitest';
import { compilePage } from '../../../../../scripts/content/compile/page.ts';
import { pageFiles, readContent } from '../../../../../scripts/content/read.ts';

test('the sample answers of fields are for tools: no page carries them to a visitor', () => {
  const files = readContent();
  const samples = [...files.values()].filter(({ text }) => text.includes('"examples"'));
  expect(samples.map(({ name }) => name)).toContain('fields.json');
  for (const file of pageFiles(files)) expect(compilePage(files, file).code).not.toContain('examples');
});
