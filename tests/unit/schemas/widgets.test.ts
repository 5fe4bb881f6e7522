import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { readNames } from '../../../scripts/content/check/names.ts';
import { ROOT } from '../../../scripts/root.ts';
import { widgetSchema } from '../../../scripts/schemas/read.ts';

/** Returns the widgets whose code calls a function of the widget contract, or draws a widget that does. */
function widgetsThatCall(name: string): Set<string> {
  const sources = ['engine', 'ovhc'].flatMap((part) => {
    const folder = join(ROOT, 'src', part, 'widgets');
    const files = readdirSync(folder, { recursive: true, encoding: 'utf8' });
    return files
      .filter((file) => /\/.*\.tsx?$/.test(file))
      .map((file) => ({ widget: file.split('/')[0] ?? '', text: readFileSync(join(folder, file), 'utf8') }));
  });
  const calling = new Set(sources.filter(({ text }) => text.includes(name)).map(({ widget }) => widget));
  const drawing = sources.filter(({ text }) =>
    [...text.matchAll(/from '\.\.\/([^/']+)\/index\.tsx'/g)].some(([, drawn]) => calling.has(drawn ?? '')),
  );
  return new Set([...calling, ...drawing.map(({ widget }) => widget)]);
}

test('"commits" marks the widgets that call onCommit or draw one that does, and only these', () => {
  const marked = [...readNames().widgets].filter((name) => widgetSchema(name).commits === true);
  expect(new Set(marked)).toEqual(widgetsThatCall('onCommit'));
});
