import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { ROOT } from '../root.ts';

/** Printed by scripts/start.ts when the site is ready. */
const UP = /The site is up/;

function untilUp(site: ReturnType<typeof spawn>): Promise<void> {
  return new Promise((resolve, reject) => {
    site.stdout?.on('data', (text: Buffer) => UP.test(String(text)) && resolve());
    site.once('exit', () => reject(new Error('The site did not start. See above for the reason.')));
  });
}

/**
 * Calls `act` with the origin of a running site: the given one, or one that is started for it in another process, on
 * the ports that PORT asks for, and stopped afterwards.
 */
export async function withSite(
  origin: string | undefined,
  act: (origin: string) => Promise<void>,
): Promise<void> {
  if (origin) return act(origin.replace(/\/$/, ''));
  const site = spawn(process.execPath, ['--import', 'tsx', 'scripts/start.ts'], {
    cwd: ROOT,
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  await untilUp(site);
  try {
    await act(`http://127.0.0.1:${process.env.PORT ?? 8080}`);
  } finally {
    site.kill('SIGTERM');
    await once(site, 'exit');
  }
}
