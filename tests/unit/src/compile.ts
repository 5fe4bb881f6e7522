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

/** Compiles content like the build, and evaluates the resulting module like the browser. */
export async function compileContent<Content>(kind: string, content: object) {
  const data = { $schema: `../schemas/content/${kind}.schema.json`, ...content };
  const file = readFile(join(CONTENT_DIR, 'under-test.json'), CONTENT_DIR, JSON.stringify(data));
  const { code } = compilePage(new Map([[file.path, file]]), file);
  const module = (await import(`data:text/javascript,${encodeURIComponent(code)}`)) as ContentModule;
  const page = module.default(requireRuntime);
  return { content: page.content as Content, validators: createValidators(page.validators) };
}

/** Creates a minimal step around a form's schema. */
export function stepOf(hash: string, schema: object): object {
  return { hash, heading: hash, schema, uiSchema: {}, buttons: {} };
}

/** Compiles a form's schema and its validation. */
export async function compileForm(schema: object): Promise<{ schema: FormSchema; validators: Validators }> {
  const { content, validators } = await compileContent<Step>('step', stepOf('form', schema));
  return { schema: content.schema, validators };
}

/** Returns a function that validates a value with the schema and returns the keywords of its errors. */
export async function compileValue(schema: object): Promise<(value: unknown) => string[]> {
  const form = await compileForm({ type: 'object', properties: { value: schema } });
  return (value) => form.validators.errors(form.schema, { value }).map(({ keyword }) => keyword);
}
