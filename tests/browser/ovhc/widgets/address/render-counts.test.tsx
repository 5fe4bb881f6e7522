import { expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import { loadWidgets } from '../../../../../src/engine/registry.ts';
import { widgetLoaders } from '../../../../../src/ovhc/widgets/index.ts';
import { countRenders } from '../../../engine/form/count-renders.tsx';
import { drawAddress, drawManual, lineOne, postcode, rest, search, suburb } from './draw-address.tsx';

const counts = countRenders(
  await loadWidgets(['address', 'suburb', 'postcode', 'select', 'text'], widgetLoaders),
);
const press = (key: string) => counts.of(() => userEvent.keyboard(key));

test.each([
  ['addresslineOne', lineOne, 'a'],
  ['suburb', suburb, 'r'],
  ['postCode', postcode, '2'],
])('a keystroke in %s is one commit, and draws that part alone', async (name, field, key) => {
  await drawManual(counts);
  await userEvent.click(field);
  expect(await press(key)).toEqual({ commits: 1, drawn: { [name]: 1 } });
  expect(await press(key)).toEqual({ commits: 1, drawn: { [name]: 1 } });
});

test('a keystroke in the search does not draw the widget around it', async () => {
  await drawAddress(undefined, counts);
  await userEvent.click(search);
  await userEvent.keyboard('12 s');
  await rest(0);
  const { drawn } = await press('m');
  expect(drawn).toEqual({});
});
