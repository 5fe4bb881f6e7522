import { type Calls, STUDIO_CALLS, TOKEN_HEADER } from './protocol.ts';

const UNREACHABLE =
  'The server of Studio cannot be reached. This browser keeps your unsaved changes. Start “npm run studio” again, and then reload this page.';

const token = () => document.querySelector<HTMLMetaElement>('meta[name="studio-token"]')?.content ?? '';

let isReached = true;

/** Returns true if the server answered the last call. */
export const isReachable = (): boolean => isReached;

/** Calls the server of Studio. @throws Error that says what happened and what to do */
export async function call<Name extends keyof Calls>(
  name: Name,
  request: Calls[Name]['request'],
): Promise<Calls[Name]['response']> {
  const headers = { 'content-type': 'application/json', [TOKEN_HEADER]: token() };
  const asked = fetch(STUDIO_CALLS + name, { method: 'POST', headers, body: JSON.stringify(request) });
  const answer = await asked.catch(() => {
    isReached = false;
    throw new Error(UNREACHABLE);
  });
  isReached = true;
  const body = await answer.json().catch(() => undefined);
  if (answer.ok && body) return body;
  const { problem } = (body ?? {}) as { problem?: string };
  throw new Error(
    problem ?? `The server could not do this (${answer.status}). Reload this page, and then try again.`,
  );
}
