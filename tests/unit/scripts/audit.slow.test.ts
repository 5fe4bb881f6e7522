import { mkdtempSync, rmSync } from 'node:fs';
import { createServer, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, test } from 'vitest';
import { Child } from './support/child.ts';

const closing: (() => void)[] = [];
afterAll(() => {
  for (const close of closing) close();
});

/** Runs the audit with a registry that answers its request for advisories. */
async function audit(status: number, advisories: object, env: NodeJS.ProcessEnv = {}) {
  const answer: RequestListener = ({ method }, response) => {
    response.writeHead(method === 'POST' ? status : 404, { 'Content-Type': 'application/json' });
    response.end(JSON.stringify(advisories));
  };
  const server = createServer(answer).listen(0, '127.0.0.1');
  closing.push(() => server.close());
  await new Promise((resolve) => server.once('listening', resolve));
  const { port } = server.address() as AddressInfo;
  // npm keeps advisories by number
  const cache = mkdtempSync(join(tmpdir(), 'audit-'));
  closing.push(() => rmSync(cache, { recursive: true }));
  const child = new Child(process.execPath, ['--import', 'tsx', 'scripts/audit.ts'], {
    npm_config_registry: `http://127.0.0.1:${port}`,
    npm_config_cache: cache,
    npm_config_fetch_retries: '0',
    ...env,
  });
  return { code: await child.exit, output: child.output };
}

const advisory = (severity: string) => [
  {
    id: 1,
    title: 'Prototype pollution',
    url: 'https://example.com/1',
    severity,
    vulnerable_versions: '*',
    cwe: [],
    cvss: { score: 0, vectorString: null },
  },
];

describe.concurrent('npm run audit', () => {
  test('passes without advisories', async () => {
    const { code, output } = await audit(200, {});
    expect(output).toMatch(/--omit=dev --audit-level=high: passed\.\n.*--audit-level=critical: passed\./);
    expect(code).toBe(0);
  });

  test('fails for a serious vulnerability in what ships, and prints it', async () => {
    const { code, output } = await audit(200, { zustand: advisory('high') });
    expect(output).toContain('Prototype pollution');
    expect(code).toBe(1);
  });

  test('fails for a critical vulnerability in a tool', async () => {
    const { code, output } = await audit(200, { tsx: advisory('critical') });
    expect(output).toContain('Prototype pollution');
    expect(code).toBe(1);
  });

  test('passes for a vulnerability in a tool that is not critical', async () => {
    const { code } = await audit(200, { tsx: advisory('high') });
    expect(code).toBe(0);
  });

  test('says that nothing was checked where the registry refuses to answer', async () => {
    const { code, output } = await audit(405, {});
    expect(output).toMatch(/NOT CHECKED.*405/);
    expect(code).toBe(0);
  });

  test('fails when npm cannot audit', async () => {
    const { code, output } = await audit(200, {}, { npm_config_global: 'true' });
    expect(output).toContain('EAUDITGLOBAL');
    expect(code).toBe(1);
  });
});
