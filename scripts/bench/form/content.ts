import { join } from 'node:path';
import { type CompiledPage, compilePage } from '../../content/compile/page.ts';
import { CONTENT_DIR, readContent, readFile } from '../../content/read.ts';
import { fieldsOf, type Size } from './fields.ts';

/** The address of the form's step, which starts the ids of its elements. */
const HASH = 'bench';

function journey(size: Size) {
  const fields = fieldsOf(size);
  return {
    name: 'Bench',
    position: 'Step {step} of {steps}',
    steps: [
      {
        step: {
          hash: HASH,
          heading: 'Bench',
          schema: {
            type: 'object',
            properties: Object.fromEntries(
              fields.map(({ name, label, pattern }) => [name, { type: 'string', title: label, pattern }]),
            ),
            required: fields.map(({ name }) => name),
          },
          uiSchema: Object.fromEntries(
            fields.map(({ name, messages }) => [name, { 'ui:messages': messages }]),
          ),
          buttons: { next: { text: 'Next' } },
        },
      },
    ],
  };
}

/** A page with one step that holds the fields, as an author would write it and the site's build compiles it. */
export function compileBenchPage(size: Size): CompiledPage {
  const path = join(CONTENT_DIR, `pages/bench-${size}.json`);
  const page = {
    $schema: '../../schemas/content/quote-page.schema.json',
    root: 'root-ovhc-quote',
    path: '/bench',
    title: 'Bench',
    description: 'Bench',
    texts: { $ref: '../texts.json' },
    journey: journey(size),
  };
  const file = readFile(path, CONTENT_DIR, JSON.stringify(page));
  return compilePage(new Map(readContent()).set(path, file), file);
}
