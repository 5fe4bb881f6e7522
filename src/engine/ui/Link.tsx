import type { Link as LinkContent } from '#types/content/alert';
import { useEngine } from '../engine-context.ts';
import { Icon, icons } from './Icon.tsx';

/** An authored link; one that leaves the site says so. */
export function Link({ text, href, external }: LinkContent) {
  const { opensNewTab } = useEngine().texts;
  if (!external) return <a href={href}>{text}</a>;
  return (
    <a href={href} target="_blank" rel="noopener noreferrer">
      {text}
      <Icon shape={icons.external} />
      <span className="visually-hidden"> ({opensNewTab})</span>
    </a>
  );
}
