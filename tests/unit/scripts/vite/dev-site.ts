import { vi } from 'vitest';
import type { DevContent } from '../../../../scripts/vite/dev-content/index.ts';
import type { DevSite } from '../../../../scripts/vite/dev-content/judge.ts';
import type { ContentAnswered } from '../../../../src/dev/wire.ts';

/** Content that stands as it is told to, for a server that is asked about it. */
export function contentThat(state: ContentAnswered, site?: DevSite): DevContent {
  return {
    root: '/content',
    ready: Promise.resolve(),
    site: () => site,
    state: () => state,
    refresh: vi.fn(async () => ({ ...state, changed: site?.pages.slice(0, 1) ?? [] })),
    renew: vi.fn(),
    onRenew: vi.fn(),
    close: vi.fn(),
  };
}
