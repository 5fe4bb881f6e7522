import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { checkContent } from '../../../../../scripts/content/check/index.ts';
import { requireValidContent } from '../../../../../scripts/content/check/require-valid-content.ts';
import { CONTENT_DIR, type ContentFiles, readFile } from '../../../../../scripts/content/read.ts';
import { STEP, stepText } from './command/support.ts';

function folderWith(root: string, text: string): ContentFiles {
  const path = join(root, 'step.json');
  return new Map([[path, readFile(path, root, text)]]);
}

describe('content that a command reads', () => {
  test.each([
    [CONTENT_DIR, 'content', 'npm run check'],
    ['/site', 'site', 'npm run check -- site'],
  ])('is refused with the number of errors and a command to see them: %s', async (root, name, check) => {
    const refused = requireValidContent(folderWith(root, '{ "hash": '), { root, name }, 'it can’t be read');
    await expect(refused).rejects.toThrow(
      `${name} has 1 error, so it can’t be read. Run ${check} to see what to do.`,
    );
  });

  test('can have warnings', async () => {
    const files = folderWith('/site', stepText('/site/step.json', { ...STEP, heading: 'Your name…' }));
    expect((await checkContent(files)).map(({ severity }) => severity)).toEqual(['warning']);
    await expect(requireValidContent(files, { root: '/site', name: 'site' }, '')).resolves.toBeUndefined();
  });
});
