import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { UsageError } from '../content/usage-error.ts';

/** The parts of the templates that depend on the owner. */
const OWNERS = {
  engine: {
    layer: 'engine',
    fixtures: 'library',
    engine: '..',
    draw: '../draw.tsx',
    loaders: '',
    importLoaders: '',
  },
  product: {
    layer: 'ovhc',
    fixtures: 'ovhc',
    engine: '../../../engine/widgets',
    draw: '../../engine/draw.tsx',
    loaders: ', loaders: widgetLoaders',
    importLoaders: "import { widgetLoaders } from '../../../../src/ovhc/widgets/index.ts';\n",
  },
} as const;

/** Longer names would break lines in the templates. */
const MAX_LENGTH = 30;

/** Returns the texts of a widget's files, by path from the repository's root. */
function widgetFiles(name: string, owner: keyof typeof OWNERS): ReadonlyMap<string, string> {
  const { layer, fixtures } = OWNERS[owner];
  const Name = name.replace(/(?:^|-)(.)/g, (_match, letter: string) => letter.toUpperCase());
  const values = Object.entries({ ...OWNERS[owner], name, Name });
  const fill = (template: string) => {
    const text = readFileSync(new URL(`./templates/${template}.txt`, import.meta.url), 'utf8');
    return values.reduce((filled, [key, value]) => filled.replaceAll(`{{${key}}}`, value), text);
  };
  return new Map([
    [`src/${layer}/widgets/${name}/index.tsx`, fill('index.tsx')],
    [`src/${layer}/widgets/${name}/${name}.css`, fill('style.css')],
    [`src/${layer}/widgets/${name}/driver.ts`, fill('driver.ts')],
    [`schemas/widgets/${name}.schema.json`, fill('schema.json')],
    [`tests/fixtures/${fixtures}/forms/${name}.json`, fill('example.json')],
    [`tests/browser/${layer}/widgets/${name}.test.tsx`, fill('test.tsx')],
  ]);
}

function refusal(name: string, files: Iterable<string>, root: string): string | undefined {
  const isThere = (path: string) => existsSync(join(root, path));
  if (name === '') return 'Name the widget: npm run new:widget star-rating';
  if (!/^[a-z]+(-[a-z]+)*$/.test(name)) {
    return `"${name}" can’t be a widget’s name. Use words of the letters a to z with hyphens between them, such as star-rating.`;
  }
  if (name.length > MAX_LENGTH) return `"${name}" is too long. Use at most ${MAX_LENGTH} characters.`;
  if (Object.values(OWNERS).some(({ layer }) => isThere(`src/${layer}/widgets/${name}`)))
    return `There is already a widget "${name}". Choose another name.`;
  if (isThere(`schemas/widgets/${name}.schema.json`))
    return `schemas/widgets/ already has "${name}". Choose another name.`;
  const taken = [...files].find(isThere);
  return taken && `There is already ${taken}. Choose another name.`;
}

/**
 * Creates a working widget: component, style, driver, option schema, example form and test.
 * @returns the paths of its files from the repository's root
 * @throws UsageError if the name is invalid or taken. No file is written then.
 */
export function createWidget(name: string, owner: keyof typeof OWNERS, root: string): string[] {
  const files = widgetFiles(name, owner);
  const reason = refusal(name, files.keys(), root);
  if (reason) throw new UsageError(reason);
  for (const [path, text] of files) {
    mkdirSync(dirname(join(root, path)), { recursive: true });
    writeFileSync(join(root, path), text);
  }
  return [...files.keys()];
}
