import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { onTestFinished } from 'vitest';
import type { Folders } from '../../../../scripts/gallery/folders.ts';
import type { PictureResult, StateResult } from '../../../../scripts/gallery/results.ts';
import type { GalleryState } from '../../../../scripts/gallery/states/gallery-state.ts';

export const ID = 'application/contact/empty';

/** A state of a step that shows nothing by itself. */
export function stateOf(id = ID, more: Partial<GalleryState> = {}): GalleryState {
  return {
    id,
    group: 'Application',
    step: 'Contact details',
    name: 'Nothing entered',
    way: [],
    shows: [],
    setting: {},
    address: '/',
    act: async () => {},
    ...more,
  };
}

/** Its narrow picture, as accepted unless it is said. */
export function pictureOf(id = ID, more: Partial<PictureResult> = {}): PictureResult {
  const name = `${id}-390`;
  return {
    name,
    screen: 390,
    width: 390,
    height: 900,
    verdict: 'same',
    axe: [],
    unseen: [],
    file: `pictures/${name}.webp`,
    ...more,
  };
}

/** What a run has come to with one state, as accepted unless it is said. */
export function resultOf(id = ID, more: Partial<StateResult> = {}): StateResult {
  return { state: stateOf(id), pictures: [pictureOf(id)], isSecondLook: false, ...more };
}

/** Folders that are there as long as the test runs. */
export function temporaryFolders(): Folders {
  const root = mkdtempSync(join(tmpdir(), 'pictures-'));
  onTestFinished(() => rmSync(root, { recursive: true }));
  return { accepted: join(root, 'accepted'), output: join(root, 'output') };
}
