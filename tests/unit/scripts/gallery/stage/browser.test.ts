import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, describe, expect, onTestFinished, test, vi } from 'vitest';
import { UsageError } from '../../../../../scripts/content/usage-error.ts';
import { withBrowser } from '../../../../../scripts/gallery/stage/browser.ts';

const refusal = async (path: string) => {
  vi.stubEnv('CHROMIUM_PATH', path);
  return withBrowser(async () => 'It was opened.').catch((error: unknown) => error);
};

afterEach(() => vi.unstubAllEnvs());

describe('npm run gallery: a Chromium that there is not', () => {
  test('CHROMIUM_PATH that names nothing says so', async () => {
    const error = await refusal('/no/such/chromium');
    expect(error).toBeInstanceOf(UsageError);
    expect(error).toHaveProperty(
      'message',
      'CHROMIUM_PATH names /no/such/chromium, which is not there. Have it name a Chromium, or unset it.',
    );
  });

  test('a program that does not start is told of in a line', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'programs-'));
    onTestFinished(() => rmSync(folder, { recursive: true }));
    const path = join(folder, 'chromium');
    writeFileSync(path, '#!/bin/sh\nexit 1\n', { mode: 0o755 });
    const error = await refusal(path);
    expect(error).toBeInstanceOf(UsageError);
    expect(String(error)).toMatch(
      /chromium does not start \(.*\)\. Have CHROMIUM_PATH name another Chromium\.$/,
    );
    expect(String(error)).not.toContain('\n');
  });
});
