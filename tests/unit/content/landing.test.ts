import { expect, test } from 'vitest';
import landing from '../../../content/pages/landing.json' with { type: 'json' };
import visas from '../../../scripts/sandbox/data/visas.json' with { type: 'json' };

const { visas: common } = landing.commonVisas;

test.each(common)('§2 common visa $code is supported and its text is part of its name', ({ code, text }) => {
  const visa = visas.find((each) => each.code === code);
  expect(visa?.isSupported).toBe(true);
  expect(visa?.name.split(' ')).toEqual(expect.arrayContaining(text.split(' ')));
});
