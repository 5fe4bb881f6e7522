import { readFileSync } from 'node:fs';

/** The folders of a widget's files, and the parts of the templates that depend on the owner. */
export const owners = {
  engine: {
    widgets: 'src/engine/widgets',
    forms: 'tests/fixtures/library/forms',
    tests: 'tests/browser/engine/widgets',
    values: {
      layer: 'engine',
      engine: '..',
      loaders: '',
      imports: `import type { JsonObject } from '../../../../src/engine/form/paths.ts';
import form from '../../../fixtures/library/forms/{{name}}.json?content';
import { accessibilityFaults } from '../../axe.ts';
import { drawForm } from '../draw.tsx';
`,
    },
  },
  product: {
    widgets: 'src/ovhc/widgets',
    forms: 'tests/fixtures/ovhc/forms',
    tests: 'tests/browser/ovhc/widgets',
    values: {
      layer: 'ovhc',
      engine: '../../../engine/widgets',
      loaders: ', loaders: widgetLoaders',
      imports: `import type { JsonObject } from '../../../../src/engine/form/paths.ts';
import { widgetLoaders } from '../../../../src/ovhc/widgets/index.ts';
import form from '../../../fixtures/ovhc/forms/{{name}}.json?content';
import { accessibilityFaults } from '../../axe.ts';
import { drawForm } from '../../engine/draw.tsx';
`,
    },
  },
} as const;

export type Owner = keyof typeof owners;

function pascal(name: string): string {
  return name
    .split('-')
    .map((word) => word.charAt(0).toUpperCase() + word.slice(1))
    .join('');
}

/** Returns the texts of a widget's files, by path from the repository's root. */
export function widgetFiles(name: string, owner: Owner): ReadonlyMap<string, string> {
  const { widgets, forms, tests, values } = owners[owner];
  const all = Object.entries({ ...values, name, Name: pascal(name) });
  const fill = (template: string) => {
    const text = readFileSync(new URL(`./templates/${template}.txt`, import.meta.url), 'utf8');
    return all.reduce((filled, [key, value]) => filled.replaceAll(`{{${key}}}`, value), text);
  };
  return new Map([
    [`${widgets}/${name}/index.tsx`, fill('index.tsx')],
    [`${widgets}/${name}/${name}.css`, fill('style.css')],
    [`${widgets}/${name}/driver.ts`, fill('driver.ts')],
    [`schemas/widgets/${name}.schema.json`, fill('schema.json')],
    [`${forms}/${name}.json`, fill('example.json')],
    [`${tests}/${name}.test.tsx`, fill('test.tsx')],
  ]);
}
