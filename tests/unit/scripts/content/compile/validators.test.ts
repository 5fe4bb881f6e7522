import { expect, test } from 'vitest';
import { compileValidators } from '../../../../../scripts/content/compile/validators.ts';
import { readContent } from '../../../../../scripts/content/read.ts';
import { schemaFiles } from '../../../../../scripts/schemas/read.ts';
import { siteModel } from '../../../../../scripts/site/model.ts';
import { validatorModule } from '../../../../../scripts/vite/schema-validators.ts';

const files = readContent();
const pages = siteModel(files).pages.map(({ name, code }) => [name, code] as const);
const compiled = [
  ...pages,
  ...schemaFiles()
    .filter((file) => /schemas\/(data|api|events)\//.test(file))
    .map((file) => [file, validatorModule(file)] as const),
];

test.each(compiled)('leaves schema paths out of the validators of %s', (_name, code) => {
  expect(code).not.toContain('schemaPath');
});

test('rejects a schema with an unknown keyword', () => {
  expect(() => compileValidators(new Map([['rule0', { type: 'string', minLenght: 2 }]]))).toThrow(
    'minLenght',
  );
});

test('leaves sample answers out of pages', () => {
  expect([...files.values()].filter(({ text }) => text.includes('"examples"'))).not.toEqual([]);
  expect(pages.filter(([, code]) => code.includes('examples'))).toEqual([]);
});
