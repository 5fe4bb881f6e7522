import { join } from 'node:path';
import { type CompiledPage, compilePage } from '../../content/compile/page.ts';
import { CONTENT_DIR, readContent, readFile } from '../../content/read.ts';
import type { Size } from './pages.ts';

const namesOf = (size: Size) => Array.from({ length: size }, (_, index) => `field${index}`);
const labelOf = (name: string) => name.replace('field', 'Field ');
const PATTERN = "^[A-Za-z' -]+$";

/** The messages of each field. */
export const MESSAGES = { required: 'Enter this field', pattern: 'Use letters in this field' };

/** Returns the fields as code, for the page that does not read content. */
export function fieldsCode(size: Size): string {
  const messages = JSON.stringify(MESSAGES);
  const codeOf = (name: string) =>
    `{ name: '${name}', label: '${labelOf(name)}', pattern: /${PATTERN}/u, messages: ${messages} }`;
  return `[${namesOf(size).map(codeOf).join()}]`;
}

function step(size: Size) {
  const required = namesOf(size);
  const byName = (create: (name: string) => object) =>
    Object.fromEntries(required.map((name) => [name, create(name)]));
  const properties = byName((name) => ({ type: 'string', title: labelOf(name), pattern: PATTERN }));
  return {
    hash: 'bench',
    heading: 'Bench',
    schema: { type: 'object', properties, required },
    uiSchema: byName(() => ({ 'ui:messages': MESSAGES })),
    buttons: { next: { text: 'Next' } },
  };
}

/** Compiles the engine's page like the pages in content/: a form page, whose first view is that of an empty form. */
export function compileBenchPage(size: Size): CompiledPage {
  const path = join(CONTENT_DIR, `pages/bench-${size}.json`);
  const page = {
    $schema: '../../schemas/content/form-page.schema.json',
    root: 'root-form',
    path: '/bench',
    title: 'Bench',
    description: 'Bench',
    texts: { $ref: '../texts.json' },
    journey: { name: 'Bench', position: 'One step', steps: [{ step: step(size) }] },
  };
  const file = readFile(path, CONTENT_DIR, JSON.stringify(page));
  return compilePage(new Map(readContent()).set(path, file), file);
}
