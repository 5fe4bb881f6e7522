import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { withoutMistakes } from '../../../../../../scripts/content/check/command/without-mistakes.ts';
import { checkContent } from '../../../../../../scripts/content/check/index.ts';
import { CONTENT_DIR, type ContentFiles, readFile } from '../../../../../../scripts/content/read.ts';
import { STEP, stepText } from './support.ts';

/** A folder of content with one file. */
function folderWith(root: string, text: string): ContentFiles {
  const path = join(root, 'step.json');
  return new Map([[path, readFile(path, root, text)]]);
}

describe('content that something is to be made of', () => {
  test.each([
    [CONTENT_DIR, 'content', 'npm run check'],
    ['/site', 'site', 'npm run check -- site'],
  ])('its mistakes are counted, and who tells of them is named: %s', async (root, name, check) => {
    const refused = withoutMistakes(folderWith(root, '{ "hash": '), { root, name }, 'it can’t be read');
    await expect(refused).rejects.toThrow(
      `${name} has 1 mistake, so it can’t be read. ${check} says what to do.`,
    );
  });

  test('nothing is said of warnings', async () => {
    const files = folderWith('/site', stepText('/site/step.json', { ...STEP, heading: 'Your name…' }));
    expect((await checkContent(files)).map(({ severity }) => severity)).toEqual(['warning']);
    await expect(withoutMistakes(files, { root: '/site', name: 'site' }, '')).resolves.toBeUndefined();
  });
});
