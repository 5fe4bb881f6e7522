import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, relative } from 'node:path';
import { createPatch } from 'diff';
import { serveCardFrame } from '../../../../../scripts/sandbox/card-frame/server.ts';
import { SCHEMAS_DIR } from '../../../../../scripts/schemas/read.ts';
import type { Ports } from '../../../../../scripts/settings.ts';
import { startDevServer } from '../../../../../scripts/vite/dev-server.ts';
import { copyContent } from '../../../../fixtures/copy-content.ts';
import { filesAfter } from './expected.ts';

/** The steps that recipes may change, as they were when the recipes were written. */
const FIXTURE = join(import.meta.dirname, '../../../../fixtures/content/recipes');

const namesIn = (root: string) =>
  readdirSync(root, { recursive: true, encoding: 'utf8' }).filter((name) => name.endsWith('.json'));

/** Starts Studio on a copy of the content, which can be restored. */
export async function startRecipeSite(ports: Ports) {
  const folder = mkdtempSync(join(tmpdir(), 'recipes-'));
  const content = join(folder, 'content');
  copyContent(content);
  for (const name of namesIn(FIXTURE)) {
    const text = readFileSync(join(FIXTURE, name), 'utf8');
    writeFileSync(join(content, name), text.replace(/"(?:\.\.\/)+schemas\//, `"${SCHEMAS_DIR}`));
  }
  const read = (name: string) => readFileSync(join(content, name), 'utf8');
  const before = new Map(namesIn(content).map((name) => [name, read(name)]));
  const { store, ...cardFrame } = await serveCardFrame(ports);
  const server = await startDevServer({ ports, store, content, logLevel: 'silent' });
  const schemasFrom = (name: string) => relative(dirname(join(content, name)), SCHEMAS_DIR);
  const changed = () => {
    const names = new Set([...before.keys(), ...namesIn(content)]);
    const texts = [...names].map(
      (name) => [name, existsSync(join(content, name)) ? read(name) : null] as const,
    );
    return new Map(texts.filter(([name, text]) => text !== before.get(name)));
  };
  return {
    read,
    address: `http://127.0.0.1:${ports.site}/studio`,
    /** Compares the files with those that the JSON of a recipe gives. @returns patches for those that differ */
    async differences(recipe: string): Promise<string[]> {
      const wanted = await filesAfter(recipe, `${content}/`, (name) => before.get(name) ?? '', schemasFrom);
      const found = changed();
      return [...new Set([...wanted.keys(), ...found.keys()])].flatMap((name) => {
        const [one, other] = [wanted, found].map((files) =>
          files.has(name) ? files.get(name) : before.get(name),
        );
        return one === other
          ? []
          : createPatch(name, one ?? 'no file', other ?? 'no file', 'recipe', 'Studio');
      });
    },
    restore() {
      for (const name of namesIn(content)) if (!before.has(name)) rmSync(join(content, name));
      for (const [name, text] of before)
        if (!existsSync(join(content, name)) || read(name) !== text) writeFileSync(join(content, name), text);
    },
    async close() {
      await Promise.all([server.close(), cardFrame.close()]);
      rmSync(folder, { recursive: true });
    },
  };
}
