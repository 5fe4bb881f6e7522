/** The terminal that a command runs in. */
export interface Terminal {
  cwd: string;
  colour: boolean;
  out(text: string): void;
  err(text: string): void;
}

/** Runs a command with the arguments and the terminal of this process. Sets the exit code that it returns. */
export async function runInTerminal(
  command: (args: readonly string[], terminal: Terminal) => Promise<number>,
): Promise<void> {
  // the reader may stop early: `npm run check | head`
  process.stdout.on('error', (error: NodeJS.ErrnoException) => {
    if (error.code !== 'EPIPE') throw error;
    process.exit();
  });
  const colour = supportsColour(process.stdout, process.env);
  const terminal = { cwd: process.cwd(), colour, out: console.log, err: console.error };
  process.exitCode = await command(process.argv.slice(2), terminal);
}

/** Returns true if output can have colours: in a terminal without NO_COLOR, or anywhere with FORCE_COLOR. */
export function supportsColour(
  { isTTY = false }: { isTTY?: boolean | undefined },
  { FORCE_COLOR, NO_COLOR }: NodeJS.ProcessEnv,
): boolean {
  if (FORCE_COLOR !== undefined) return FORCE_COLOR !== '0' && FORCE_COLOR !== 'false';
  return isTTY && !NO_COLOR;
}
