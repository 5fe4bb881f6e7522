import { readdirSync, statSync } from 'node:fs';
import { readFile, writeFile } from 'node:fs/promises';
import { join, sep } from 'node:path';
import sharp from 'sharp';
import { ROOT } from '../root.ts';
import type { State } from './catalogue/state.ts';

/** The folder of accepted screenshots. */
export const REFERENCES = join(ROOT, 'tests/visual/references/');
const ENDING = '.webp';

/** The widths of screenshots in pixels. Most states need only the narrow one: the wide one adds nothing to a step. */
const WIDTHS = [1280, 390] as const;
export type Width = (typeof WIDTHS)[number];

/** Returns the widths of a state's screenshots, the wide one first. */
export const widthsOf = ({ isWide }: Pick<State, 'isWide'>): readonly Width[] => (isWide ? WIDTHS : [390]);

export const screenshotName = (id: string, width: Width): string => `${id}-${width}`;

/** Returns the names of a state's screenshots, such as `application/payment/filled-390`. */
export const screenshotNames = (state: Pick<State, 'id' | 'isWide'>): string[] =>
  widthsOf(state).map((width) => screenshotName(state.id, width));

export const referenceFile = (name: string): string => join(REFERENCES, name + ENDING);

/** Returns the names of references that belong to no state. */
export function unusedReferences(states: readonly State[]): string[] {
  const names = new Set(states.flatMap(screenshotNames));
  return readdirSync(REFERENCES, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith(ENDING))
    .map((file) => file.slice(0, -ENDING.length).split(sep).join('/'))
    .filter((name) => !names.has(name));
}

/** Stores references that were written since a time with 64 colours, which keeps flat areas unchanged. */
export async function shrinkReferences(states: readonly State[], since: number): Promise<void> {
  for (const file of states.flatMap(screenshotNames).map(referenceFile)) {
    if ((statSync(file, { throwIfNoEntry: false })?.mtimeMs ?? 0) < since) continue;
    const fewColours = sharp(await readFile(file))
      .removeAlpha()
      .png({ palette: true, colours: 64, dither: 0 });
    const webp = sharp(await fewColours.toBuffer()).webp({ lossless: true, effort: 5 });
    await writeFile(file, await webp.toBuffer());
  }
}
