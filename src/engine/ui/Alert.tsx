import './alert.css';
import type { Alert as AlertContent } from '#types/content/alert';
import { useEngine } from '../engine-context.ts';
import { Icon, icons } from './Icon.tsx';
import { Link } from './Link.tsx';
import { RichText } from './RichText.tsx';

/** An authored notice. Its level is said in words too, never by colour alone. */
export function Alert({ level, title, text, link }: AlertContent) {
  const { alertLevels } = useEngine().texts;
  return (
    <div className="alert" data-level={level}>
      <Icon shape={icons[level]} />
      <div>
        <span className="visually-hidden">{alertLevels[level]}: </span>
        {title && <p className="alert-title">{title}</p>}
        <RichText nodes={text} />
        {link && (
          <p className="alert-link">
            <Link {...link} />
          </p>
        )}
      </div>
    </div>
  );
}
