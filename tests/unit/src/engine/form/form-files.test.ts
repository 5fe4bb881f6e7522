import { expect, test } from 'vitest';
import { answerFor, fileOf, filePaths, filesIn } from '../../../../../src/engine/form/form-files.ts';
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

test('finds the fields whose answers are files in forms, groups and lists, answered or not', () => {
  const file = { 'ui:widget': 'file' };
  const uiSchema = {
    'ui:messages': 'Check this',
    passport: file,
    pets: { 'ui:widget': 'list', items: { photo: file, name: {} } },
    work: { payslips: file, 'ui:title': 'Work' },
    home: { lease: file },
  };
  const answers = { pets: [{ name: 'Rex' }, { photo: [] }], work: {}, name: 'Ana' };
  expect(filePaths(uiSchema, answers)).toEqual([
    ['passport'],
    ['pets', 0, 'photo'],
    ['pets', 1, 'photo'],
    ['work', 'payslips'],
  ]);
  expect(filePaths({}, answers)).toEqual([]);
});
