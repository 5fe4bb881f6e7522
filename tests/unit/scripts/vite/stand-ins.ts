import { vi } from 'vitest';
import type { DevPage, DevSite } from '../../../../scripts/vite/dev-content/check-content.ts';
import type { DevContent } from '../../../../scripts/vite/dev-content/index.ts';
import type { ShownDiagnostic } from '../../../../src/dev/protocol.ts';

export const error: ShownDiagnostic = {
  rule: 'widget-unknown',
  severity: 'error',
  location: 'content/steps/quote/age.json:4:20',
  path: '/site/content/steps/quote/age.json:4:20',
  message: 'There is no widget "numbr".',
  advice: 'Did you mean "number"?',
  frame: '> 4 |       "ui:widget": "numbr"\n    |                    ^^^^^^^',
  ...{ written: { file: 'steps/quote/age.json', pointer: '' }, line: 4, column: 20 },
};
export const warning: ShownDiagnostic = { ...error, severity: 'warning' };

/** Creates a page with this code for its content module. */
export function pageOf(name: string, code = `the code of ${name}`): DevPage {
  const texts = { failure: 'It failed.' };
  const content = { path: `/cover/${name}`, root: `root-of-${name}`, title: name, description: name, texts };
  return { name, code, content };
}

/** Creates content with this site and these diagnostics. An error makes the content invalid. */
export function contentWith(site?: DevSite, ...diagnostics: ShownDiagnostic[]): DevContent {
  const isInvalid = !site || diagnostics.some(({ severity }) => severity === 'error');
  const state = { diagnostics, isInvalid };
  return {
    root: '/content',
    ready: Promise.resolve(),
    site: () => site,
    state: () => state,
    refresh: vi.fn(async () => ({ ...state, changed: isInvalid ? [] : (site?.pages.slice(0, 1) ?? []) })),
    setUnsaved: vi.fn(),
    saved: vi.fn(async () => site),
    preview: vi.fn(async () => undefined),
    example: vi.fn(async () => undefined),
    search: vi.fn(async () => undefined),
    journeys: vi.fn(async () => ({ covers: [], journeys: [], pages: [] })),
    restart: vi.fn(),
    close: vi.fn(),
  };
}

/** Creates a background that answers requests without a thread. */
export function inForeground<Request, Answer>(answer: (request: Request) => Answer) {
  return { ask: vi.fn(async (request: Request) => answer(request)), restart: vi.fn(), end: vi.fn() };
}
