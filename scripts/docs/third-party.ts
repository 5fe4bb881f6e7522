import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { build, type Rolldown } from 'vite';
import { ROOT } from '../root.ts';

/** A package that ships, as Vite's licence file describes it. */
export interface ShippedPackage {
  name: string;
  /** The SPDX identifier. */
  identifier?: string;
  text?: string;
}

/** The SPDX identifiers of licences that what ships may have. They ask only for their text and notices. */
const ALLOWED = [
  ...[
    '0BSD',
    'Apache-2.0',
    'BlueOak-1.0.0',
    'BSD-2-Clause',
    'BSD-3-Clause',
    'CC0-1.0',
    'ISC',
    'MIT',
    'MIT-0',
  ],
  ...['OFL-1.1', 'Python-2.0', 'Unlicense', 'Zlib'],
];

const INTRODUCTION = `# Third-party software

The site sends these packages to browsers, whole or in part, under these licences. \`npm run docs\` writes this page from
a build.
`;
const LICENCE_FILE = 'licences.json';
const PACKAGE = /^node_modules\/((?:@[^/]+\/)?[^/]+)\//;

/** Returns a package whose files ship as they are, such as a font. */
function copiedPackage(name: string): ShippedPackage {
  const folder = join(ROOT, 'node_modules', name);
  const { license } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')) as { license?: string };
  const file = readdirSync(folder).find((each) => /^licen[cs]e/i.test(each));
  return { name, identifier: license, text: file && readFileSync(join(folder, file), 'utf8') };
}

/** Builds the site's scripts and styles. Returns the packages in them, by name. */
async function shippedPackages(): Promise<ShippedPackage[]> {
  const { output } = (await build({
    configFile: join(ROOT, 'vite.config.ts'),
    logLevel: 'warn',
    // with all that a build may contain
    define: { 'import.meta.env.VITE_MONITORING_ADDRESS': JSON.stringify('/monitoring') },
    // the same in tests, for which packages have other files
    resolve: { conditions: ['module', 'browser', 'production'] },
    // Vite lists the packages of modules, but not of files such as fonts
    build: { write: false, license: { fileName: LICENCE_FILE } },
  })) as Rolldown.RolldownOutput;
  const assets = output.filter((file) => file.type === 'asset');
  const list = assets.find(({ fileName }) => fileName === LICENCE_FILE);
  const bundled = JSON.parse(String(list?.source)) as ShippedPackage[];
  const copied = assets.flatMap(({ originalFileNames }) =>
    originalFileNames.flatMap((file) => PACKAGE.exec(file)?.[1] ?? []),
  );
  return [...bundled, ...[...new Set(copied)].map(copiedPackage)].sort((a, b) => (a.name < b.name ? -1 : 1));
}

/**
 * Returns THIRD-PARTY.md: each licence with the packages that have it. It has no versions, because it then changes only
 * with what ships; the SBOM has them.
 * @throws Error if a licence is not allowed or has no text
 */
export function thirdPartyPage(packages: readonly ShippedPackage[]): string {
  const names = new Map<string, string[]>();
  for (const { name, identifier = 'no licence', text } of packages) {
    if (!ALLOWED.includes(identifier))
      throw new Error(
        `${name} has ${identifier}, which is not allowed for what ships. Use another package, or add the licence to ALLOWED in scripts/docs/third-party.ts once it has been reviewed.`,
      );
    if (!text)
      throw new Error(
        `${name} has no file with the text of its licence, which has to ship with it. Use another package.`,
      );
    const licence = `${identifier}\n\n\`\`\`\`text\n${text.replaceAll('\r\n', '\n').trim()}\n\`\`\`\``;
    names.set(licence, [...(names.get(licence) ?? []), name]);
  }
  const sections = [...names].map(([licence, sharing]) => `## ${sharing.join(', ')}\n\n${licence}\n`);
  return `${INTRODUCTION}\n${sections.join('\n')}`;
}

/** Returns THIRD-PARTY.md for the present code. */
export const currentThirdPartyPage = async () => thirdPartyPage(await shippedPackages());
