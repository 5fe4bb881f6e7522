/** The terminal that a command runs in. */
export interface Terminal {
  cwd: string;
  colour: boolean;
  out(text: string): void;
  err(text: string): void;
}

/** Returns true if output can have colours: in a terminal without NO_COLOR, or anywhere with FORCE_COLOR. */
export function supportsColour(
  { isTTY = false }: { isTTY?: boolean | undefined },
  { FORCE_COLOR, NO_COLOR }: NodeJS.ProcessEnv,
): boolean {
  if (FORCE_COLOR !== undefined) return FORCE_COLOR !== '0' && FORCE_COLOR !== 'false';
  return isTTY && !NO_COLOR;
}
