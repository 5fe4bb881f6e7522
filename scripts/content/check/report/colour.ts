interface Terminal {
  isTTY?: boolean | undefined;
}

/** Whether a reader sees colours: in a terminal, unless NO_COLOR says no; anywhere where FORCE_COLOR says so. */
export function wantsColour({ isTTY = false }: Terminal, env: NodeJS.ProcessEnv): boolean {
  const { FORCE_COLOR, NO_COLOR } = env;
  if (FORCE_COLOR !== undefined) return FORCE_COLOR !== '0' && FORCE_COLOR !== 'false';
  return isTTY && !NO_COLOR;
}
