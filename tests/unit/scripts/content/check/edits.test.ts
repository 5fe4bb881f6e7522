import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, test } from 'vitest';
import type { Edit } from '../../../../../scripts/content/check/finding.ts';
import { checkContent } from '../../../../../scripts/content/check/index.ts';
import { type ContentFile, readContent, readFile } from '../../../../../scripts/content/read.ts';

const BAD = fileURLToPath(new URL('../../../../fixtures/content/bad/', import.meta.url));
const EDITORIAL = readdirSync(BAD).filter((rule) => rule.startsWith('text-'));

function edited(text: string, edits: readonly Edit[]): string {
  return edits
    .toSorted((a, b) => b.offset - a.offset)
    .reduce(
      (left, edit) => left.slice(0, edit.offset) + edit.text + left.slice(edit.offset + edit.length),
      text,
    );
}

describe('npm run check: what a finding would mend is mended', () => {
  test.each(EDITORIAL)('%s: once its edits are made, nothing is found where they were', async (rule) => {
    const root = join(BAD, rule, 'content');
    const files = readContent(root);
    const findings = await checkContent(files);
    const editsOf = ({ name }: ContentFile) =>
      findings.filter(({ file }) => file === name).flatMap(({ edits = [] }) => edits);
    const mended = [...files.values()].map((file) =>
      readFile(file.path, root, edited(file.text, editsOf(file))),
    );
    const left = await checkContent(new Map(mended.map((file) => [file.path, file])));
    expect(left).toEqual(findings.filter(({ edits }) => !edits));
  });
});
