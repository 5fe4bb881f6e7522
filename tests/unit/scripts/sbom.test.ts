import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { ROOT } from '../../../scripts/root.ts';
import { Child } from './support/child.ts';

interface Component {
  name: string;
  licenses: object[];
}

test('the SBOM lists what ships with its licences, and no tools', async () => {
  const child = new Child(process.execPath, ['--import', 'tsx', 'scripts/sbom.ts']);
  expect(await child.exit).toBe(0);
  const bom = JSON.parse(child.output);
  const { name, dependencies, devDependencies } = JSON.parse(
    readFileSync(join(ROOT, 'package.json'), 'utf8'),
  );
  expect(bom).toMatchObject({
    bomFormat: 'CycloneDX',
    metadata: { component: { type: 'application', name } },
  });

  const names = bom.components.map((component: Component) => component.name);
  expect(names).toEqual(expect.arrayContaining(Object.keys(dependencies)));
  // dependencies bring ajv with them
  const tools = Object.keys(devDependencies).filter((tool) => tool !== 'ajv');
  expect(names.filter((each: string) => tools.includes(each))).toEqual([]);
  expect(bom.components.filter(({ licenses }: Component) => licenses.length === 0)).toEqual([]);

  const refs = [bom.metadata.component, ...bom.components].map((component) => component['bom-ref']);
  expect(bom.dependencies.map(({ ref }: { ref: string }) => ref).sort()).toEqual(refs.sort());
});
