import type { SandboxFault } from '#types/api/sandboxFaults';

/** Puts a site's sandbox back to how it started, and has its calls meet these faults. */
export async function setSandbox(origin: string, faults: readonly SandboxFault[] = []): Promise<void> {
  await fetch(`${origin}/sandbox/reset`, { method: 'POST' });
  if (faults.length === 0) return;
  const answer = await fetch(`${origin}/sandbox/faults`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(faults),
  });
  if (!answer.ok) throw new Error(`The sandbox refused the faults: ${await answer.text()}`);
}
