import { join } from 'node:path';
import type { Step } from '#types/content/step';
import { compilePage } from '../../../scripts/content/compile/page.ts';
import { CONTENT_DIR, readFile } from '../../../scripts/content/read.ts';
import type { FormSchema } from '../../../src/engine/compiled.ts';
import type { CompiledPage } from '../../../src/engine/mount/compiled-page.ts';
import { requireRuntime } from '../../../src/engine/validators/runtime.ts';
import { createValidators, type Validators } from '../../../src/engine/validators/validators.ts';

interface ContentModule {
  default(require: typeof requireRuntime): CompiledPage;
}

/** Compiles a piece of content as the build does, and runs the module that comes out as the browser does. */
export async function compileContent<Content>(kind: string, content: object) {
  const data = { $schema: `../schemas/content/${kind}.schema.json`, ...content };
  const file = readFile(join(CONTENT_DIR, 'under-test.json'), CONTENT_DIR, JSON.stringify(data));
  const { code } = compilePage(new Map([[file.path, file]]), file);
  const module = (await import(`data:text/javascript,${encodeURIComponent(code)}`)) as ContentModule;
  const page = module.default(requireRuntime);
  return { content: page.content as Content, validators: createValidators(page.validators) };
}

/** The least that a step has to say, around a form's schema. */
export function stepOf(hash: string, schema: object): object {
  return { hash, heading: hash, schema, uiSchema: {}, buttons: {} };
}

/** A form's schema with its compiled rules. */
export async function compileForm(schema: object): Promise<{ schema: FormSchema; validators: Validators }> {
  const { content, validators } = await compileContent<Step>('step', stepOf('form', schema));
  return { schema: content.schema, validators };
}

/** A question about one value: does it fit the schema, and which keywords does it break? */
export async function compileValue(schema: object): Promise<(value: unknown) => string[]> {
  const form = await compileForm({ type: 'object', properties: { value: schema } });
  return (value) => form.validators.errors(form.schema, { value }).map(({ keyword }) => keyword);
}
