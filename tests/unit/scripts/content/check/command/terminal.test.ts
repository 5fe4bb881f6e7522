import { describe, expect, test } from 'vitest';
import { supportsColour } from '../../../../../../scripts/content/check/command/terminal.ts';

describe('npm run check: colours', () => {
  test.each<[string, boolean, NodeJS.ProcessEnv, boolean]>([
    ['are used in a terminal', true, {}, true],
    ['are not used in a file', false, {}, false],
    ['are not used in a terminal with NO_COLOR', true, { NO_COLOR: '1' }, false],
    ['are used in a terminal with an empty NO_COLOR', true, { NO_COLOR: '' }, true],
    ['are used in a file with FORCE_COLOR', false, { FORCE_COLOR: '1' }, true],
    ['are used in a file with an empty FORCE_COLOR', false, { FORCE_COLOR: '' }, true],
    ['are used in a file with FORCE_COLOR and NO_COLOR', false, { FORCE_COLOR: '1', NO_COLOR: '1' }, true],
    ['are not used in a terminal with FORCE_COLOR=0', true, { FORCE_COLOR: '0' }, false],
  ])('%s', (_where, isTTY, env, expected) => {
    expect(supportsColour({ isTTY }, env)).toBe(expected);
  });
});
