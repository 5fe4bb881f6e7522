import { type CallProblem, type Calls, STUDIO_CALLS, TOKEN_HEADER } from './protocol.ts';

const UNREACHABLE =
  'The server of Studio cannot be reached. This browser keeps your unsaved changes. Start “npm run dev” again, and then reload this page.';

const token = () => document.querySelector<HTMLMetaElement>('meta[name="studio-token"]')?.content ?? '';

async function post(name: keyof Calls, request: unknown): Promise<Response> {
  try {
    return await fetch(STUDIO_CALLS + name, {
      method: 'POST',
      headers: { 'content-type': 'application/json', [TOKEN_HEADER]: token() },
      body: JSON.stringify(request),
    });
  } catch {
    throw new Error(UNREACHABLE);
  }
}

/** Calls the server of Studio. @throws Error that says what happened and what to do */
export async function call<Name extends keyof Calls>(
  name: Name,
  request: Calls[Name]['request'],
): Promise<Calls[Name]['response']> {
  const answer = await post(name, request);
  const body: unknown = await answer.json().catch(() => undefined);
  if (answer.ok && body) return body as Calls[Name]['response'];
  const { problem } = (body ?? {}) as Partial<CallProblem>;
  throw new Error(
    problem ?? `The server could not do this (${answer.status}). Reload this page, and then try again.`,
  );
}
