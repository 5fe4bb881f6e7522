import { expect, test } from 'vitest';
import { answerFor, fileFields, fileOf, filesIn } from '../../../../../src/engine/form/form-files.ts';
import { createFormStore } from '../../../../../src/engine/form/form-store.ts';
import { compileForm } from '../../compile.ts';

const passport = new File(['abc'], 'passport.pdf', { type: 'application/pdf' });
const visa = new File(['ab'], 'visa.png', { type: 'image/png' });

test('an answer describes its file, and leads to it', () => {
  const answer = answerFor(passport);
  expect(answer).toEqual({ name: 'passport.pdf', size: 3, type: 'application/pdf' });
  expect(fileOf(answer)).toBe(passport);
});

test.each([[structuredClone(answerFor(passport))], ['passport.pdf'], [null]])(
  'a restored answer such as %j has no file',
  (answer) => {
    expect(fileOf(answer)).toBeUndefined();
  },
);

test('finds the files of answers at every depth', () => {
  const answers = {
    name: 'Ada',
    papers: [answerFor(passport), answerFor(visa)],
    children: [{ name: 'Bo' }, { photo: [answerFor(visa)] }],
    lost: [{ name: 'gone.pdf', size: 1, type: '' }],
  };
  expect(filesIn(answers)).toEqual([
    { path: ['papers'], files: [passport, visa] },
    { path: ['children', 1, 'photo'], files: [visa] },
  ]);
});

const list = { type: 'array', items: { type: 'object' } };
const form = await compileForm({
  type: 'object',
  properties: { isVisitor: { type: 'boolean' }, passport: list, pets: list },
  allOf: [
    {
      if: { type: 'object', properties: { isVisitor: { const: true } }, required: ['isVisitor'] },
      then: { properties: { visa: list } },
    },
  ],
});

test('finds the files of a form, without those of hidden fields', () => {
  const answers = { isVisitor: true, passport: [answerFor(passport)], visa: [answerFor(visa)] };
  const store = createFormStore({ ...form, answers });
  expect(filesIn(store.getState().visible).map(({ path }) => path)).toEqual([['passport'], ['visa']]);
  store.setValue(['isVisitor'], false);
  expect(filesIn(store.getState().visible)).toEqual([{ path: ['passport'], files: [passport] }]);
  store.setValue(['passport'], undefined);
  expect(filesIn(store.getState().visible)).toEqual([]);
});

test('names the fields of a form whose answers are files, also hidden ones', () => {
  const uiSchema = {
    passport: { 'ui:widget': 'file' },
    visa: { 'ui:widget': 'file' },
    pets: { 'ui:widget': 'list' },
    other: { 'ui:widget': 'file' },
  };
  expect(fileFields(form.schema, uiSchema)).toEqual(['passport', 'visa']);
  expect(fileFields(form.schema, {})).toEqual([]);
});
