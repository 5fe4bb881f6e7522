import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { accept } from '../../../../scripts/gallery/accept.ts';
import { acceptedFile, acceptedNames, goneNames } from '../../../../scripts/gallery/accepted.ts';
import { writeFile } from '../../../../scripts/gallery/compare/files.ts';
import { ID, pictureOf, resultOf, temporaryFolders } from './pictured.ts';

const NAME = `${ID}-390`;

/** Folders with a picture of this run, and these that were accepted. */
function foldersWith(...accepted: string[]) {
  const folders = temporaryFolders();
  writeFile(join(folders.output, pictureOf().file), 'now');
  for (const name of accepted) writeFile(acceptedFile(folders, name), 'before');
  return folders;
}

const read = (folders: ReturnType<typeof foldersWith>, name = NAME) =>
  readFileSync(acceptedFile(folders, name), 'utf8');

describe('npm run gallery -- --accept', () => {
  test.each([
    ['changed', [NAME], 'now'],
    ['new', [], 'now'],
    ['same', [NAME], 'before'],
  ] as const)('a picture that is %s', (verdict, accepted, expected) => {
    const folders = foldersWith(...accepted);
    const states = [resultOf(ID, { pictures: [pictureOf(ID, { verdict })] })];
    accept({ states, notPictured: [], gone: [] }, folders);
    expect(read(folders)).toBe(expected);
  });

  test('a picture that no state has any more is removed', () => {
    const folders = foldersWith(NAME, 'quote/old-390');
    expect(accept({ states: [resultOf()], notPictured: [], gone: ['quote/old-390'] }, folders)).toEqual([]);
    expect(acceptedNames(folders)).toEqual([NAME]);
  });

  test('none is removed while a state did not come about; what did is accepted', () => {
    const folders = foldersWith(NAME, 'quote/old-390');
    const states = [
      resultOf('quote/age/empty', { pictures: [], failure: { reason: 'No such field' } }),
      resultOf(ID, { pictures: [pictureOf(ID, { verdict: 'changed' })] }),
    ];
    const kept = accept({ states, notPictured: [], gone: ['quote/old-390'] }, folders);
    expect(kept).toEqual(['quote/old-390']);
    expect(acceptedNames(folders).sort()).toEqual([NAME, 'quote/old-390']);
    expect(read(folders)).toBe('now');
  });
});

describe('npm run gallery: accepted pictures', () => {
  test('they are named by their places, whatever else lies there', () => {
    const folders = foldersWith(NAME);
    writeFile(join(folders.accepted, 'notes.md'), '');
    expect(acceptedNames(folders)).toEqual([NAME]);
    expect(acceptedNames({ ...folders, accepted: join(folders.accepted, 'nowhere') })).toEqual([]);
  });

  test('one is gone when no state has its name, at either width', () => {
    const accepted = [`${ID}-390`, `${ID}-1280`, `${ID}-800`, 'quote/old-390'];
    expect(goneNames(accepted, [ID])).toEqual([`${ID}-800`, 'quote/old-390']);
  });
});
