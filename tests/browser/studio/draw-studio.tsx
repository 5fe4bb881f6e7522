import { render } from 'vitest-browser-react';
import { start } from '../../../src/studio/kept-changes.ts';
import type { StudioState } from '../../../src/studio/model.ts';
import { Studio } from '../../../src/studio/Studio.tsx';
import '../../../src/styles/index.css';
import '../../../src/studio/studio.css';
import { fakeServer } from './fake-server.ts';

/** Draws Studio with a fake server. @returns its calls and the element that it is in */
export async function drawStudio(state: StudioState, answers: Parameters<typeof fakeServer>[1] = {}) {
  const calls = fakeServer(state, answers);
  const { container } = await render(<Studio />);
  await start();
  return { calls, container };
}

/** Returns the requests of a call so far. */
export const requestsOf = (calls: ReturnType<typeof fakeServer>, name: string) =>
  calls.flatMap((each) => (each.name === name ? [each.request] : []));
