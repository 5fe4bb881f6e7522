import { describe, expect, test } from 'vitest';
import { wantsColour } from '../../../../../../scripts/content/check/report/colour.ts';

const terminal = { isTTY: true };
const file = {};

describe('npm run check: colours', () => {
  test.each([
    ['in a terminal', terminal, {}, true],
    ['in a file', file, {}, false],
    ['in a terminal, with NO_COLOR', terminal, { NO_COLOR: '1' }, false],
    ['in a terminal, with an empty NO_COLOR, which says nothing', terminal, { NO_COLOR: '' }, true],
    ['in a file, with FORCE_COLOR', file, { FORCE_COLOR: '1' }, true],
    ['in a file, with an empty FORCE_COLOR', file, { FORCE_COLOR: '' }, true],
    ['with both, the one that forces', file, { FORCE_COLOR: '1', NO_COLOR: '1' }, true],
    ['in a terminal, with FORCE_COLOR=0', terminal, { FORCE_COLOR: '0' }, false],
  ])('%s', (_where, stream, env, wanted) => {
    expect(wantsColour(stream, env)).toBe(wanted);
  });
});
