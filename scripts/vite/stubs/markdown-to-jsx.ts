import type { ReactNode } from 'react';

/** Only RJSF's default templates draw Markdown; ours replace them. */
export function Markdown({ children }: { children?: ReactNode }): ReactNode {
  return children ?? null;
}

export default Markdown;
