import { randomBytes } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import type { Plugin, ViteDevServer } from 'vite';
import { STUDIO, STUDIO_CALLS, STUDIO_STATE } from '../../src/studio/protocol.ts';
import type { ContentFile } from '../content/read.ts';
import { runLatest } from '../run-latest.ts';
import { htmlDocument } from '../site/html.ts';
import type { DevContent } from '../vite/dev-content/index.ts';
import { DEBOUNCE, sendPages, updateContent } from '../vite/live-content.ts';
import { createCalls } from './calls.ts';
import { Refusal, StudioProblem } from './problem.ts';
import { createForms, FORMS } from './properties/compile-form.ts';
import { readRequest } from './requests.ts';
import { createSession } from './session.ts';

/** Returns the address of a page in the last valid content. A page for each product shows the first product. */
function pathIn(content: DevContent, { name, data }: ContentFile): string | undefined {
  const { path } = (data ?? {}) as { path?: unknown };
  if (typeof path === 'string' && path.startsWith('/')) return path;
  const start = name.replace(/^.*\/|\.json$/g, '');
  return content.site()?.pages.find((page) => page.name.startsWith(`${start}-`))?.content.path;
}

const page = (token: string) =>
  htmlDocument('Studio', '<div id="studio"></div>', [
    `<meta name="studio-token" content="${token}">`,
    '<link rel="icon" type="image/svg+xml" href="/icon.svg">',
    '<script type="module" src="/src/studio/index.tsx"></script>',
  ]);

const NOT_KEPT = { 'cache-control': 'no-store' };

/** The pause in typing before all content is checked, in milliseconds. The check would slow the preview down. */
const PAUSE = 250;

/** Checks the unsaved content, and shows it in the open pages and in Studio. */
function createUpdates(
  content: DevContent,
  server: ViteDevServer,
  send: () => void,
  report: (error: unknown) => void,
) {
  let shown: string | undefined;
  let isChecking = false;
  let timer: NodeJS.Timeout | undefined;
  const check = runLatest(async () => {
    await updateContent(content, server);
  });
  const preview = runLatest(async () => {
    const found = shown === undefined ? undefined : await content.preview(shown);
    if (found) sendPages([found], server);
  });
  const checkAll = async () => {
    timer = undefined;
    await check();
    // a later change is checked after its own pause
    isChecking = timer !== undefined;
    send();
  };
  return {
    isChecking: () => isChecking,
    /** Remembers the page that the preview shows, and sends it what has changed while it loaded. */
    open(path: string) {
      shown = path;
      void preview();
    },
    /** Shows the change at once, and checks all content when the author pauses. */
    update() {
      isChecking = true;
      void preview();
      clearTimeout(timer);
      timer = setTimeout(() => void checkAll().catch(report), PAUSE);
    },
    stop: () => clearTimeout(timer),
  };
}

/** Serves Studio and its calls. Only Studio's own page, with the token of this run of the server, can make calls. */
export function studio(content: DevContent): Plugin {
  const token = randomBytes(32).toString('base64url');
  const forms = createForms();
  let stop = () => {};
  return {
    name: 'studio',
    resolveId: (id) => (id.startsWith(FORMS) ? id : null),
    load(id) {
      const code = forms.codeAt(id);
      return code === undefined ? null : { code, moduleType: 'js', map: null };
    },
    closeBundle: () => stop(),
    configureServer(server) {
      const { logger, server: own } = server.config;
      const report = (error: unknown) => logger.error(String(error instanceof Error ? error.stack : error));
      const origins = ['127.0.0.1', 'localhost'].map((host) => `http://${host}:${own.port}`);
      const session = createSession({
        root: content.root,
        pathOf: (file) => pathIn(content, file),
        onChange(unsaved) {
          content.setUnsaved(unsaved);
          updates.update();
        },
        checked: () => ({ ...content.state(), isChecking: updates.isChecking() }),
      });
      const send = () => server.environments.client.hot.send(STUDIO_STATE, session.state());
      const updates = createUpdates(content, server, send, report);
      const calls = createCalls({
        session,
        forms,
        findExample: content.example,
        async pictures(step) {
          const { takePictures } = await import('./pictures.ts');
          const html = (path: string, text: string) => server.transformIndexHtml(path, text);
          return takePictures(content, `http://127.0.0.1:${own.port}`, html, step);
        },
        openPage: updates.open,
      });
      let reloading: NodeJS.Timeout | undefined;
      server.watcher.on('all', (_event, file) => {
        if (!file.startsWith(content.root) || !file.endsWith('.json')) return;
        clearTimeout(reloading);
        reloading = setTimeout(() => session.reload().catch(report), DEBOUNCE);
      });
      stop = () => {
        clearTimeout(reloading);
        updates.stop();
      };
      void content.ready.then(send);

      const answer = async (request: IncomingMessage): Promise<unknown> => {
        const name = (request.url ?? '').replace(/^\/|\?.*$/g, '');
        if (!Object.hasOwn(calls, name))
          throw new Refusal(`there is no call ${JSON.stringify(name.slice(0, 40))}`);
        const asked = await readRequest(request, origins, token);
        await content.ready;
        return (calls[name as keyof typeof calls] as (asked: object) => unknown)(asked);
      };
      const failed = (error: unknown) => {
        const isRefused = error instanceof Refusal;
        if (isRefused) logger.warn(`Studio refused a request: ${error.message}.`, { timestamp: true });
        else if (!(error instanceof StudioProblem)) report(error);
        const problem = error instanceof Error ? error.message : String(error);
        return [isRefused ? 403 : error instanceof StudioProblem ? 409 : 500, { problem }] as const;
      };
      server.middlewares.use(STUDIO_CALLS, async (request, response) => {
        const [status, body] = await answer(request).then((done) => [200, done] as const, failed);
        response.writeHead(status, { 'content-type': 'application/json', ...NOT_KEPT });
        response.end(JSON.stringify(body));
      });
      server.middlewares.use(STUDIO, async (request, response, next) => {
        if (request.url !== '/' && !request.url?.startsWith('/?')) return next();
        const html = await server.transformIndexHtml(STUDIO, page(token));
        response.writeHead(200, {
          ...NOT_KEPT,
          'content-type': 'text/html; charset=utf-8',
          'x-frame-options': 'DENY',
        });
        response.end(html);
      });
    },
  };
}
