import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { onTestFinished } from 'vitest';
import { readContent } from '../../../../scripts/content/read.ts';
import { withUnsaved } from '../../../../scripts/content/unsaved.ts';
import { outlineOf } from '../../../../scripts/studio/outline/index.ts';
import { createSiteContent, type View } from '../../../../scripts/studio/site-content.ts';
import { copyContent } from '../../../fixtures/copy-content.ts';

/** Copies the site's content into a new folder until the test ends. */
export function contentCopy() {
  const root = mkdtempSync(join(tmpdir(), 'studio-'));
  onTestFinished(() => rmSync(root, { recursive: true }));
  return copyContent(root);
}

/** Returns content as Studio asks about it, with unsaved texts by file. */
export function viewOf(root: string, unsaved: Readonly<Record<string, string | null>> = {}): View {
  const texts = new Map(Object.entries(unsaved).map(([name, text]) => [join(root, name), text]));
  const content = createSiteContent(withUnsaved(readContent(root), texts, root), root);
  return { content, outline: outlineOf(content, () => undefined) };
}
