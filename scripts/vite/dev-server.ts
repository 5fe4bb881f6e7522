import type { AddressInfo } from 'node:net';
import { createServer, type LogLevel } from 'vite';
import { BACKEND_ROOTS } from '../api/calls.ts';
import { runPage } from '../content/compile/run-page.ts';
import type { FindForm } from '../sandbox/call.ts';
import { sandbox } from '../sandbox/index.ts';
import type { SandboxStore } from '../sandbox/store.ts';
import { createBaseServer } from '../server/base.ts';
import type { Ports } from '../settings.ts';
import { backendProxy } from '../site/backend-proxy.ts';
import { studio } from '../studio/plugin.ts';
import { createDevContent } from './dev-content/index.ts';
import { devPages } from './dev-pages.ts';
import { liveContent, updateContent } from './live-content.ts';

interface DevServerOptions {
  ports: Ports;
  /** The address of the insurer's servers. By default the sandbox answers their calls. */
  backend?: string;
  /** The sandbox's store, shared with the card frame. */
  store?: SandboxStore;
  /** The absolute path of the content. By default it is the site's content. */
  content?: string;
  logLevel?: LogLevel;
}

/** Serves the site with Vite, with the sandbox or a backend behind it, and content that updates when it is saved. */
export async function startDevServer({
  ports,
  backend,
  store,
  content: root,
  logLevel = 'info',
}: DevServerOptions) {
  const content = createDevContent(root);
  const findForm: FindForm = async (name) => {
    await content.ready;
    const page = content.site()?.pages.find((each) => each.content.name === name);
    return page && runPage(page.code, name);
  };
  const calls = createBaseServer({ headers: {}, port: ports.site }, (app) => {
    if (backend) app.register(backendProxy, { backend });
    else app.register(sandbox, { store, findForm });
  });
  await calls.listen({ host: '127.0.0.1', port: 0 });
  const target = `http://127.0.0.1:${(calls.server.address() as AddressInfo).port}`;

  const vite = await createServer({
    logLevel,
    plugins: [studio(content), devPages(content), liveContent(content)],
    server: {
      host: '127.0.0.1',
      port: ports.site,
      strictPort: true,
      // keeps the page's Host header: its origin is the only one that the card frame may send messages to
      proxy: Object.fromEntries(['sandbox', ...BACKEND_ROOTS].map((root) => [`/${root}`, { target }])),
    },
  });
  await vite.listen();
  return {
    content,
    /** Updates the content without waiting for the file watcher. */
    update: () => updateContent(content, vite),
    async close() {
      await vite.close();
      await calls.close();
    },
  };
}
