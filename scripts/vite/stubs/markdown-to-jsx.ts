import type { ReactNode } from 'react';

/** RJSF's default templates draw Markdown with this; ours replace all of them. */
export function Markdown({ children }: { children?: ReactNode }): ReactNode {
  return children ?? null;
}

export default Markdown;
