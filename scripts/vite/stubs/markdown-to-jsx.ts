import type { ReactNode } from 'react';

/** Returns the text unchanged. Only RJSF's default templates draw Markdown, and our templates replace them. */
export function Markdown({ children }: { children?: ReactNode }): ReactNode {
  return children ?? null;
}

export default Markdown;
