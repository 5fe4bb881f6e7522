import packageJson from '../../package.json' with { type: 'json' };
import { calls, type InsurerCall } from '../api/calls.ts';
import type { JsonObject } from '../content/json.ts';
import { groupsOf } from '../groups-of.ts';
import { readPorts } from '../settings.ts';
import { createComponents } from './components.ts';
import { operationOf } from './operation.ts';

const DESCRIPTION = `The calls of the quote and application site for overseas visitors' cover to the insurer's servers.

Generated from schemas/api and scripts/api/calls.ts of the site's code. § numbers are sections of docs/requirements.md there.
docs/backend.md explains how to build the servers and how to check them.`;

const TOPICS: Record<InsurerCall['topic'], string> = {
  Quote: 'Visas, products, prices and the e-mailed quote.',
  Application: 'What the application looks up, its payment and its submission.',
  Addresses: 'DataTools Kleber, which may be on another server, and the key for it.',
  Forms: 'The answers of pages that are only a form.',
};

/** Returns the OpenAPI 3.1 document of all calls. It refers to nothing outside of itself. */
export function openApiDocument(): JsonObject {
  const components = createComponents();
  const operations = Object.values<InsurerCall>(calls).map((call) => ({
    ...call,
    operation: operationOf(call, components),
  }));
  const paths = [...groupsOf(operations, ({ url }) => url)].map(([url, same]) => [
    url,
    Object.fromEntries(same.map(({ method, operation }) => [method.toLowerCase(), operation])),
  ]);
  return {
    openapi: '3.1.0',
    info: { title: 'Overseas visitors’ cover', version: packageJson.version, description: DESCRIPTION },
    servers: [{ url: `http://127.0.0.1:${readPorts('').site}`, description: 'The sandbox, after npm start' }],
    tags: Object.entries(TOPICS).map(([name, description]) => ({ name, description })),
    paths: Object.fromEntries(paths),
    components: { schemas: components.schemas },
  };
}
