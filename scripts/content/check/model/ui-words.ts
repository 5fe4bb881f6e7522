import { join } from 'node:path';
import { readSchema } from '../../../schemas/read.ts';
import { isObject } from '../../json.ts';
import { closest } from '../did-you-mean.ts';
import { CONTENT_SCHEMAS_DIR } from '../kinds.ts';

const { properties } = readSchema(join(CONTENT_SCHEMAS_DIR, 'ui-schema.schema.json'));
const uiWords = new Set(Object.keys(isObject(properties) ? properties : {}));

/** The word for drawing a field that a name most likely means, without its `ui:` or misspelt. */
export function uiWordMeant(name: string): string | undefined {
  return uiWords.has(`ui:${name}`) ? `ui:${name}` : closest(name, uiWords);
}
