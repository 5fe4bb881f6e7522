import { join } from 'node:path';
import { expect, test } from 'vitest';
import { applyEdits } from '../../../../../scripts/content/edit/apply-edits.ts';
import { changeText, inverseOf } from '../../../../../scripts/content/edit/change.ts';
import { layOut } from '../../../../../scripts/content/edit/layout.ts';
import { editsFor, type NewValue, type Operation } from '../../../../../scripts/content/edit/operations.ts';
import { isObject, placesIn } from '../../../../../scripts/content/json.ts';
import { CONTENT_DIR, readFile } from '../../../../../scripts/content/read.ts';
import { seeded } from '../../../content/mutations/choose.ts';
import { pick, type Random } from '../../../content/mutations/mistake.ts';
import { dataAfter } from './data-after.ts';

const OPERATIONS = 200;

/** The number of operations between two layouts. */
const LAYOUT_EVERY = 20;

const VALUES: readonly NewValue[] = [
  { value: 'It’s “new” \\ 🙂\n' },
  { value: -1.5 },
  { value: null },
  { value: [] },
  { value: {} },
  { value: ['a', 'b', ['c']] },
  { value: { level: 'info', when: { required: ['x'] }, list: [{ $ref: '#/x' }, { text: '' }] } },
  { json: '{"raw" :[ 1,\n{"a": "\\u00e9"}] }' },
  { json: '[]' },
];

/** Returns an operation that can be done on the data. Keys are new ones, such as key7. */
function randomOperation(data: unknown, random: Random, key: string): Operation {
  const places = placesIn(data);
  const [value, pointer] = pick(places, random);
  const parent = places.find(
    ([, outer]) => outer === pointer.slice(0, Math.max(0, pointer.lastIndexOf('/'))),
  )?.[0];
  const size = Object.keys(parent ?? {}).length;
  const newValue = pick(VALUES, random);
  const choices: Operation[] = [
    { type: 'set', pointer: isObject(value) ? `${pointer}/${key}` : pointer, ...newValue },
  ];
  if (isObject(value)) choices.push({ type: 'set', pointer: `${pointer}/${key}/deep/~0~1`, ...newValue });
  if (Array.isArray(value)) {
    const index = Math.floor(random() * (value.length + 1));
    choices.push({ type: 'insert', pointer, index, ...newValue });
  }
  if (pointer !== '') {
    choices.push({ type: 'move', pointer, to: Math.floor(random() * size) });
    if (!isObject(value)) choices.push({ type: 'remove', pointer });
    if (isObject(parent)) choices.push({ type: 'rename', pointer, key });
  }
  return pick(choices, random);
}

const FILES = [
  'fields.json',
  'texts.json',
  'words.json',
  'journeys/quote.json',
  'steps/application/payment.json',
];

test.each(FILES)('Random operations on %s give the expected data, and can all be undone', async (name) => {
  const random = seeded(name);
  const path = join(CONTENT_DIR, name);
  const original = readFile(path);
  let file = original;
  const undo: ReturnType<typeof inverseOf>[] = [];

  const change = (edits: ReturnType<typeof inverseOf>) => {
    const text = applyEdits(file.text, edits);
    const inverse = inverseOf(file.text, edits);
    expect(applyEdits(text, inverse)).toBe(file.text);
    expect(applyEdits(file.text, changeText(file.text, text))).toBe(text);
    undo.push(inverse);
    file = readFile(path, CONTENT_DIR, text);
  };

  for (let count = 1; count <= OPERATIONS; count += 1) {
    const operation = randomOperation(file.data, random, `key${count}`);
    const expected = dataAfter(file.data, operation);
    change(editsFor(file, operation));
    // compares the order of keys too
    expect(JSON.stringify(file.data), JSON.stringify(operation)).toBe(JSON.stringify(expected));
    if (count % LAYOUT_EVERY > 0) continue;
    change(changeText(file.text, await layOut(name, file.text)));
    expect(JSON.stringify(file.data)).toBe(JSON.stringify(expected));
  }
  expect(undo.toReversed().reduce(applyEdits, file.text)).toBe(original.text);
});
