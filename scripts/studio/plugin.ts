import { randomBytes } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import type { Plugin, ViteDevServer } from 'vite';
import { type CallProblem, STUDIO, STUDIO_CALLS, STUDIO_STATE } from '../../src/studio/protocol.ts';
import type { ContentFile } from '../content/read.ts';
import { runLatest } from '../run-latest.ts';
import { htmlDocument } from '../site/html.ts';
import type { DevContent } from '../vite/dev-content/index.ts';
import { DEBOUNCE, sendPages, updateContent } from '../vite/live-content.ts';
import { createCalls } from './calls.ts';
import { Refusal, StudioProblem } from './problem.ts';
import { FORMS } from './properties/compile-form.ts';
import { readRequest } from './requests.ts';
import { createSession } from './session.ts';

/** Returns the address of a page in the last valid content. A page for each product shows the first product. */
function pathIn(content: DevContent, { name, data }: ContentFile): string | undefined {
  const { path } = (data ?? {}) as { path?: string };
  if (path?.startsWith('/')) return path;
  const start = name.replace(/^.*\/|\.json$/g, '');
  return content.site()?.pages.find((page) => page.name.startsWith(`${start}-`))?.content.path;
}

const page = (token: string) =>
  htmlDocument('Studio', '<div id="studio"></div>', [
    `<meta name="studio-token" content="${token}">`,
    '<link rel="icon" type="image/svg+xml" href="/icon.svg">',
    '<script type="module" src="/src/studio/index.tsx"></script>',
  ]);

/** The pause in typing before all content is checked, in milliseconds. The check would slow the preview down. */
const PAUSE = 250;

/** Checks the unsaved content, and shows it in the open pages and in Studio. */
function createUpdates(content: DevContent, server: ViteDevServer, send: () => void) {
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
      timer = setTimeout(async () => {
        timer = undefined;
        await check();
        // a later change is checked after its own pause
        isChecking = timer !== undefined;
        send();
      }, PAUSE);
    },
    stop: () => clearTimeout(timer),
  };
}

/** Serves Studio and its calls. Only Studio's own page, with the token of this run of the server, can make calls. */
export function studio(content: DevContent): Plugin {
  const token = randomBytes(32).toString('base64url');
  let codeAt: (address: string) => string | undefined = () => undefined;
  let stop = () => {};
  let reloading: NodeJS.Timeout | undefined;
  return {
    name: 'studio',
    resolveId: (id) => (id.startsWith(FORMS) ? id : null),
    load(id) {
      const code = id.startsWith(FORMS) ? codeAt(id) : undefined;
      return code === undefined ? null : { code, moduleType: 'js', map: null };
    },
    closeBundle() {
      clearTimeout(reloading);
      stop();
    },
    configureServer(server) {
      const {
        logger,
        server: { port },
      } = server.config;
      const origins = ['127.0.0.1', 'localhost'].map((host) => `http://${host}:${port}`);
      const session = createSession({
        root: content.root,
        pathOf: (file) => pathIn(content, file),
        onChange(unsaved) {
          content.setUnsaved(unsaved);
          updates.update();
        },
        onOpened: (path) => updates.open(path),
        checked: () => ({ ...content.state(), isChecking: updates.isChecking() }),
      });
      const send = () => server.environments.client.hot.send(STUDIO_STATE, session.state());
      const updates = createUpdates(content, server, send);
      codeAt = session.forms.codeAt;
      stop = updates.stop;
      const calls: Readonly<Record<string, (request: never) => unknown>> = createCalls(
        session,
        async (step) => {
          const { takePictures } = await import('./pictures.ts');
          const html = (path: string, text: string) => server.transformIndexHtml(path, text);
          return takePictures(content, `http://127.0.0.1:${port}`, html, step);
        },
        content.example,
      );
      server.watcher.on('all', (_event, file) => {
        if (!file.startsWith(content.root) || !file.endsWith('.json')) return;
        clearTimeout(reloading);
        reloading = setTimeout(session.reload, DEBOUNCE);
      });
      void content.ready.then(send);

      const answer = async (request: IncomingMessage): Promise<[status: number, body: unknown]> => {
        const name = (request.url ?? '').replace(/^\/|\?.*$/g, '');
        try {
          const call = Object.hasOwn(calls, name) ? calls[name] : undefined;
          if (!call) throw new Refusal(`there is no call ${JSON.stringify(name.slice(0, 40))}`);
          await content.ready;
          return [200, await call((await readRequest(request, origins, token)) as never)];
        } catch (error) {
          if (error instanceof Refusal)
            logger.warn(`Studio refused a request: ${error.message}.`, { timestamp: true });
          else if (!(error instanceof StudioProblem))
            logger.error(String(error instanceof Error ? error.stack : error));
          const problem = error instanceof Error ? error.message : String(error);
          const status = error instanceof Refusal ? 403 : error instanceof StudioProblem ? 409 : 500;
          return [status, { problem } satisfies CallProblem];
        }
      };
      server.middlewares.use(STUDIO_CALLS, async (request, response) => {
        const [status, body] = await answer(request);
        response.statusCode = status;
        response.setHeader('content-type', 'application/json');
        response.setHeader('cache-control', 'no-store');
        response.end(JSON.stringify(body));
      });
      server.middlewares.use(STUDIO, async (request, response, next) => {
        if (request.url !== '/' && !request.url?.startsWith('/?')) return next();
        response.setHeader('content-type', 'text/html; charset=utf-8');
        response.setHeader('cache-control', 'no-store');
        response.setHeader('x-frame-options', 'DENY');
        response.end(await server.transformIndexHtml(STUDIO, page(token)));
      });
    },
  };
}
