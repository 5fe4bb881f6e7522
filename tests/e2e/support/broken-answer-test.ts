import { readdirSync } from 'node:fs';
import { startNginx } from '../../../scripts/nginx.ts';
import { DIST } from '../../../scripts/site/build.ts';
import { hostedSite } from '../../../scripts/site/hosting/hosted-site.ts';
import { nginxConf } from '../../../scripts/site/hosting/nginx.ts';
import { createServer } from '../../../scripts/site/server.ts';
import { startBreakingBackend } from './breaking-backend.ts';
import type { PaymentPage } from './pages/payment.ts';
import { type Sandbox, sandboxOf } from './sandbox.ts';
import { addressOf } from './sites.ts';
import { test as base, expect } from './test.ts';

/** The servers of the site that can stand before a backend. */
const SERVERS = {
  async Node(backend: string) {
    const app = createServer({ dist: DIST, home: '/', backend });
    return { origin: await app.listen({ host: '127.0.0.1', port: 0 }), close: () => app.close() };
  },
  async nginx(backend: string) {
    const entries = readdirSync(DIST, { recursive: true, withFileTypes: true });
    const files = entries.filter((entry) => entry.isFile());
    const paths = files.map(({ parentPath, name }) => `${parentPath}/${name}`.slice(DIST.length + 1));
    // the gallery is beside the site, and no part of it
    const served = paths.filter((path) => !path.startsWith('gallery/'));
    const site = { ...hostedSite(DIST, '/', served), backend };
    return startNginx((listen) => nginxConf(site, { root: DIST, listen }));
  },
};

export type ServerName = keyof typeof SERVERS;
export const serverNames = Object.keys(SERVERS) as ServerName[];

interface WorkerFixtures {
  backend: Awaited<ReturnType<typeof startBreakingBackend>>;
  /** Returns the origin of a server. The first time, it starts. */
  originOf: (server: ServerName) => Promise<string>;
}

/** A test on a server of the site, with a backend behind it whose answers to applications break off. */
export const test = base.extend<{ server: ServerName }, WorkerFixtures>({
  server: ['Node', { option: true }],
  backend: [
    async ({ playwright: _ }, use, { parallelIndex }) => {
      const backend = await startBreakingBackend(() => addressOf(parallelIndex));
      await use(backend);
      await backend.close();
    },
    { scope: 'worker' },
  ],
  originOf: [
    async ({ backend }, use) => {
      const started = new Map<ServerName, ReturnType<(typeof SERVERS)[ServerName]>>();
      await use(async (server) => {
        const site = started.get(server) ?? SERVERS[server](backend.address);
        started.set(server, site);
        return (await site).origin;
      });
      for (const site of started.values()) await (await site).close();
    },
    { scope: 'worker' },
  ],
  baseURL: async ({ originOf, server }, use) => use(await originOf(server)),
  sandbox: async ({ playwright }, use, { parallelIndex }) => {
    const request = await playwright.request.newContext({ baseURL: addressOf(parallelIndex) });
    const sandbox = sandboxOf(request);
    await sandbox.reset();
    await use(sandbox);
    await request.dispose();
  },
});

/** Expects the confirmation of the only application that the sandbox has received. */
export async function expectConfirmed({ confirmation }: PaymentPage, sandbox: Sandbox): Promise<void> {
  await expect(confirmation).toBeVisible({ timeout: 15_000 });
  const submissions = await sandbox.submissions();
  expect(submissions.map(({ response }) => response.SaveStatus)).toEqual(['OK']);
  await expect(confirmation).toContainText(String(submissions[0]?.response.mn));
}
