import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import {
  BASELINE_DATE,
  BUILD_TARGET,
  OLDEST_BROWSERS,
} from '../../../../scripts/baseline/oldest-browsers.ts';
import { ROOT } from '../../../../scripts/root.ts';
import config from '../../../../vite.config.ts';

test('the date of the baseline is in the past', () => {
  expect(Date.parse(BASELINE_DATE)).toBeLessThan(Date.now());
});

test('lists one oldest version of each browser', () => {
  const names = 'chrome chrome_android edge firefox firefox_android safari safari_ios'.split(' ');
  expect(OLDEST_BROWSERS.map(({ browser }) => browser).sort()).toEqual(names);
});

test('the build targets the oldest browsers', () => {
  const safari = OLDEST_BROWSERS.find(({ browser }) => browser === 'safari');
  expect(BUILD_TARGET).toContain(`safari${safari?.version}`);
  expect(BUILD_TARGET).toHaveLength(5);
  expect(config.build?.target).toBe(BUILD_TARGET);
});

test('the README names the oldest browsers', () => {
  const [chrome, edge, firefox, safari] = ['chrome', 'edge', 'firefox', 'safari'].map(
    (name) => OLDEST_BROWSERS.find(({ browser }) => browser === name)?.version,
  );
  expect(chrome).toBe(edge);
  const readme = readFileSync(join(ROOT, 'README.md'), 'utf8').replaceAll(/\s+/g, ' ');
  expect(readme).toContain(`Chrome and Edge ${chrome}, Firefox ${firefox}, Safari ${safari}, and newer`);
});
