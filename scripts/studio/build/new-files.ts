import { posix, relative, sep } from 'node:path';
import type { NewPart, Slot } from '../../../src/studio/protocol.ts';
import { layOut } from '../../content/edit/layout.ts';
import { listOf, objectOf } from '../../content/json.ts';
import { SCHEMAS_DIR } from '../../schemas/read.ts';
import type { Located } from '../commands/set.ts';
import { describedFile } from '../described.ts';
import { wordsOf } from '../outline/labels.ts';
import { StudioProblem } from '../problem.ts';
import type { SiteContent } from '../site-content.ts';
import { checkHash } from './names.ts';
import { valueAtPlace } from './parts.ts';
import { refTo } from './refs.ts';
import { startValue } from './start-values.ts';

const { dirname } = posix;

/** Returns the path from a file of the content to the schema of its kind. */
export function schemaPathFrom(content: SiteContent, file: string, kind: string): string {
  const schema = `${SCHEMAS_DIR}content/${kind}.schema.json`;
  return relative(dirname(content.pathOf(file)), schema)
    .split(sep)
    .join('/');
}

/** Checks that there is no file with a name. @throws StudioProblem if there is */
export function checkNewFile(content: SiteContent, name: string): void {
  if (content.has(name)) throw new StudioProblem(`There is a file ${name} already. Choose another name.`);
}

/** Returns the hashes of the steps in a journey. */
export const hashesIn = (content: SiteContent, journey: Slot): string[] =>
  listOf(valueAtPlace(content, journey)).map((entry) => String(objectOf(objectOf(entry).step).hash));

/** Returns the folder of a journey's steps. */
export function stepFolder(content: SiteContent, { file, pointer }: Slot): string {
  const { refs } = content.resolved(content.fileOf(file));
  const [first] = [...refs].filter(([at, to]) => at.startsWith(`${pointer}/`) && to.file.kind === 'step');
  if (first) return dirname(first[1].file.name);
  return `steps/${posix.basename(content.definedAt({ file, pointer }).file.name, '.json')}`;
}

/** Returns a new step of a journey, as if it were copied. Its stage is that of the step before it. */
export function newStep(content: SiteContent, to: Slot, { name = '', label = wordsOf(name) }: NewPart) {
  const placed = describedFile('step');
  const start = objectOf(placed && startValue(placed, 'step'));
  const { stage } = objectOf(listOf(valueAtPlace(content, to))[Math.max(0, to.index - 1)]);
  const text = JSON.stringify({ $schema: '', ...start, hash: name, heading: label });
  return { file: '', json: JSON.stringify({ step: {}, stage }, null, 2), step: { file: '', text } };
}

/** Returns the operation that adds a page with a form. Its steps and texts are the schema's examples. */
export async function addPage(
  content: SiteContent,
  { name = '', label = wordsOf(name) }: NewPart,
): Promise<Located> {
  checkHash(name);
  const file = `pages/${name}.json`;
  checkNewFile(content, file);
  const placed = describedFile('form-page');
  const start = objectOf(placed && startValue(placed, name));
  const texts = [...content.files.values()].find(({ kind }) => kind === 'texts');
  const data = {
    $schema: schemaPathFrom(content, file, 'form-page'),
    ...start,
    ...{ path: posix.join(String(start.path), name), title: label, description: label },
    ...(texts && { texts: { $ref: refTo(file, texts.name, '') } }),
    journey: { ...objectOf(start.journey), name: label },
  };
  return [file, { type: 'text', text: await layOut(file, JSON.stringify(data)) }];
}
