import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { readNames } from '../../../scripts/content/check/names.ts';
import { ROOT } from '../../../scripts/root.ts';
import { widgetSchema } from '../../../scripts/schemas/read.ts';

/** Returns the widgets whose code calls a function of the widget contract. */
function widgetsThatCall(name: string): string[] {
  return ['engine', 'ovhc'].flatMap((part) => {
    const folder = join(ROOT, 'src', part, 'widgets');
    const sources = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((file) =>
      /\/.*\.tsx?$/.test(file),
    );
    const calling = sources.filter((file) => readFileSync(join(folder, file), 'utf8').includes(name));
    return calling.map((file) => file.split('/')[0] ?? '');
  });
}

test('"commits" marks the widgets that call onCommit, and only these', () => {
  const marked = [...readNames().widgets].filter((name) => widgetSchema(name).commits === true);
  expect(new Set(marked)).toEqual(new Set(widgetsThatCall('onCommit')));
});
