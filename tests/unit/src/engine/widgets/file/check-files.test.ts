import { describe, expect, test } from 'vitest';
import { withDefaultOptions } from '../../../../../../scripts/content/compile/widget-defaults.ts';
import { checkFiles, type FileOptions } from '../../../../../../src/engine/widgets/file/check-files.ts';
import { formatSize, MB } from '../../../../../../src/engine/widgets/file/sizes.ts';

const defaults = withDefaultOptions({ 'ui:widget': 'file' }) as { 'ui:options': FileOptions };
const file = (name: string, type = '', size = 10) => ({ name, type, size });

/** Checks files, and returns the names of those that are added. */
function check(files: ReturnType<typeof file>[], options: Partial<FileOptions> = {}, maxItems = 9) {
  const { added, refusals } = checkFiles(files, [file('kept.pdf')], maxItems, {
    ...defaults['ui:options'],
    ...options,
  });
  return { added: added.map(({ name }) => name), refusals };
}

test.each([
  [['.pdf'], file('passport.PDF')],
  [['.png', 'application/pdf'], file('passport', 'application/pdf')],
  [['image/*'], file('photo.heic', 'image/heic')],
  [undefined, file('anything.xyz')],
])('accepts %j', (accept, chosen) => {
  expect(check([chosen], { ...(accept && { accept }) })).toEqual({ added: [chosen.name], refusals: [] });
});

describe('refuses', () => {
  test.each([
    [['.pdf', '.jpg', 'image/jpg', '.png'], 'PDF, JPG or PNG'],
    [['.pdf'], 'PDF'],
    [['image/*', 'application/pdf'], 'image or PDF'],
  ])('a file of another kind than %j', (accept, kinds) => {
    expect(check([file('notes.txt', 'text/plain')], { accept })).toEqual({
      added: [],
      refusals: [`notes.txt was not added. We can only take files of the kind ${kinds}.`],
    });
  });

  test('a file that is too large, or empty', () => {
    const files = [
      file('large.pdf', '', 10 * MB + 1),
      file('empty.pdf', '', 0),
      file('right.pdf', '', 10 * MB),
    ];
    expect(check(files)).toEqual({
      added: ['right.pdf'],
      refusals: [
        'large.pdf was not added. It is 10.1 MB, and the limit is 10 MB.',
        'empty.pdf was not added. The file is empty.',
      ],
    });
  });

  test('files for which there is no room', () => {
    expect(
      check(
        ['a', 'b', 'c'].map((name) => file(name)),
        {},
        3,
      ),
    ).toEqual({
      added: ['a', 'b'],
      refusals: ['c was not added. You can’t choose more than 3.'],
    });
  });
});

test('leaves out a file that was added before', () => {
  expect(check([file('kept.pdf'), file('new.pdf'), file('new.pdf')])).toEqual({
    added: ['new.pdf'],
    refusals: [],
  });
});

test.each([
  [1, '1 KB'],
  [80 * 1024, '80 KB'],
  [MB, '1 MB'],
  [1.2 * MB, '1.2 MB'],
  [1.21 * MB, '1.3 MB'],
  [1500 * MB, '1,500 MB'],
])('formats %d bytes as %s', (bytes, text) => {
  expect(formatSize(bytes)).toBe(text);
});
