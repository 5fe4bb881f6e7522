import { posix, relative, sep } from 'node:path';
import type { NewPart, Slot } from '../../../src/studio/protocol.ts';
import { layOut } from '../../content/edit/layout.ts';
import { type JsonObject, listOf, objectOf } from '../../content/json.ts';
import { SCHEMAS_DIR } from '../../schemas/read.ts';
import { byFile, textsOf } from '../commands/set.ts';
import { describedFile } from '../described.ts';
import type { Texts } from '../draft.ts';
import { wordsOf } from '../outline/labels.ts';
import { StudioProblem } from '../problem.ts';
import type { SiteContent } from '../site-content.ts';
import { insertion } from './insert.ts';
import { checkHash, freeName } from './names.ts';
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

/** Returns the text of a new file. @throws StudioProblem if there is such a file */
async function newFile(content: SiteContent, file: string, kind: string, data: JsonObject): Promise<Texts> {
  if (content.has(file)) throw new StudioProblem(`There is a file ${file} already. Choose another name.`);
  const json = JSON.stringify({ $schema: schemaPathFrom(content, file, kind), ...data });
  return new Map([[file, await layOut(file, json)]]);
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

/** Returns the texts after adding a step to a journey, in a file of its own. */
export async function addStep(content: SiteContent, to: Slot, given: NewPart): Promise<Texts> {
  const { name: hash = '', label = wordsOf(hash) } = given;
  checkHash(hash);
  freeName(hash, hashesIn(content, to));
  const placed = describedFile('step');
  const start = objectOf(placed && startValue(placed, 'step'));
  const file = `${stepFolder(content, to)}/${hash}.json`;
  const { file: journey } = content.definedAt(to);
  const near = objectOf(listOf(valueAtPlace(content, to))[Math.max(0, to.index - 1)]);
  const entry = {
    step: { $ref: refTo(journey.name, file, '') },
    ...(near.stage !== undefined && { stage: near.stage }),
  };
  const written = await newFile(content, file, 'step', { ...start, hash, heading: label });
  return new Map([
    ...(await textsOf(content, byFile([insertion(content, to, { value: entry })]))),
    ...written,
  ]);
}

/** Returns the text of a new page with a form. Its steps and texts are the schema's examples. */
export async function addPage(
  content: SiteContent,
  { name = '', label = wordsOf(name) }: NewPart,
): Promise<Texts> {
  checkHash(name);
  const file = `pages/${name}.json`;
  const placed = describedFile('form-page');
  const start = objectOf(placed && startValue(placed, name));
  const texts = [...content.files.values()].find(({ kind }) => kind === 'texts');
  return newFile(content, file, 'form-page', {
    ...start,
    ...{ path: posix.join(String(start.path), name), title: label, description: label },
    ...(texts && { texts: { $ref: refTo(file, texts.name, '') } }),
    journey: { ...objectOf(start.journey), name: label },
  });
}
