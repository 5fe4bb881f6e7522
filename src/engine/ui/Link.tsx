import type { ReactNode } from 'react';
import type { Link as LinkContent } from '#types/content/alert';
import { useEngine } from '../engine-context.ts';
import { Icon, icons } from './Icon.tsx';

interface LinkProps extends Pick<LinkContent, 'href' | 'external'> {
  className?: string | undefined;
  children: ReactNode;
}

function NewTabNote() {
  const { opensNewTab } = useEngine().texts;
  return (
    <>
      <Icon shape={icons.external} />
      <span className="visually-hidden"> ({opensNewTab})</span>
    </>
  );
}

/** Draws an authored link. One that opens a new tab says so. */
export function Link({ href, external, className, children }: LinkProps) {
  if (!external)
    return (
      <a href={href} className={className}>
        {children}
      </a>
    );
  return (
    <a href={href} className={className} target="_blank" rel="noopener noreferrer">
      {children}
      <NewTabNote />
    </a>
  );
}
