import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from './root.ts';

/** The parts of a CycloneDX document that this script changes. */
interface Bom {
  metadata: { component: { 'bom-ref': string; name: string } };
  components: { 'bom-ref': string; properties: { name: string; value: string }[] }[];
  dependencies: { ref: string; dependsOn: string[] }[];
}

const MAX_BYTES = 50_000_000;
const DEVELOPMENT = 'cdx:npm:package:development';

/** Removes packages that only development needs. `npm sbom --omit dev` also removes those that both need, such as React. */
function withoutDevelopment(bom: Bom): Bom {
  const { metadata } = bom;
  const components = bom.components.filter(
    (each) => !each.properties.some(({ name }) => name === DEVELOPMENT),
  );
  const refs = new Set([metadata.component, ...components].map((each) => each['bom-ref']));
  const dependencies = bom.dependencies
    .filter(({ ref }) => refs.has(ref))
    .map(({ ref, dependsOn }) => ({ ref, dependsOn: dependsOn.filter((each) => refs.has(each)) }));
  return { ...bom, components, dependencies };
}

const args = ['sbom', '--sbom-format', 'cyclonedx', '--sbom-type', 'application'];
const bom: Bom = JSON.parse(execFileSync('npm', args, { cwd: ROOT, encoding: 'utf8', maxBuffer: MAX_BYTES }));
// npm takes the name of the folder
const { name }: { name: string } = JSON.parse(readFileSync(join(ROOT, 'package.json'), 'utf8'));
bom.metadata.component.name = name;
console.log(JSON.stringify(withoutDevelopment(bom), null, 2));
