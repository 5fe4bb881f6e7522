import { expect, test } from 'vitest';
import { errorPosition, uncaughtError } from '../../../../../src/ovhc/monitoring/error-position.ts';

/** The folder of the site's scripts: the module takes its own. */
const ASSETS = new URL('../../../../../src/ovhc/monitoring/', import.meta.url).href;
const PAGE = 'https://insurer.example/application-form';
const EXTENSION = 'chrome-extension://abcdefgh/content.js';
const CORE = { file: 'core-Dk3fA_x.js', line: 1, column: 23 };

function errorWith(
  stack: string,
  message = 'Amélie O’Brien',
  ErrorClass: ErrorConstructor = TypeError,
): Error {
  const error = new ErrorClass(message);
  error.stack = stack;
  return error;
}
const chromium = (...frames: string[]) =>
  ['TypeError: Amélie O’Brien', ...frames.map((frame) => `    at send (${frame})`)].join('\n');

test.each([
  ['Chromium', chromium(`${ASSETS}core-Dk3fA_x.js:1:23`, `${ASSETS}main-abcdefgh.js:4:5`)],
  ['Firefox and Safari', `send@${ASSETS}core-Dk3fA_x.js:1:23\n@${PAGE}:1:2`],
  ['a wrapped function', chromium(`${EXTENSION}:7:8`, `${ASSETS}core-Dk3fA_x.js?v=1:1:23`)],
])('finds the class and the position in a stack of %s', (_browser, stack) => {
  expect(errorPosition(errorWith(stack))).toEqual({ name: 'TypeError', ...CORE });
});

test('finds the position in a content module', () => {
  const stack = chromium(`${ASSETS}content/quote-Ab3_x-9z.js:2:7`);
  expect(errorPosition(errorWith(stack))).toMatchObject({ file: 'quote-Ab3_x-9z.js', line: 2, column: 7 });
});

test('never takes a position or a class from a text', () => {
  const message = `at ${ASSETS}O-Brien.js:19:90`;
  const error = errorWith(`Error: ${message}\n    at ${PAGE}:1:1`, message);
  error.name = 'Amélie';
  expect(errorPosition(error)).toEqual({ name: 'Error' });
  expect(errorPosition('Amélie O’Brien')).toEqual({});
});

test('describes an uncaught error and an unhandled rejection', () => {
  const event = {
    filename: `${ASSETS}core-Dk3fA_x.js?v=1`,
    lineno: 1,
    colno: 23,
    error: new RangeError('47'),
  };
  expect(uncaughtError(event)).toMatchObject({ kind: 'uncaught', name: 'RangeError', ...CORE });
  const reason = errorWith(chromium(`${ASSETS}core-Dk3fA_x.js:1:23`));
  expect(uncaughtError({ reason })).toEqual({ kind: 'rejection', name: 'TypeError', ...CORE });
});

test.each([
  [
    'an extension',
    { filename: EXTENSION, lineno: 1, colno: 2, error: errorWith(chromium(`${EXTENSION}:1:2`)) },
  ],
  ['the host page', { filename: PAGE, lineno: 1, colno: 2, error: errorWith(chromium(`${PAGE}:1:2`)) }],
  ['a script of another origin', { filename: '', lineno: 0, colno: 0, error: null }],
  ['a rejection of an extension', { reason: errorWith(chromium(`${EXTENSION}:1:2`)) }],
  ['a rejection without an error', { reason: 'Amélie O’Brien' }],
])('calls an error of %s foreign', (_source, event) => {
  expect(uncaughtError(event)).toEqual({ kind: 'foreign' });
});
