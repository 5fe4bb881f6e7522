import './alert.css';
import { useContext } from 'react';
import type { Alert as AlertContent } from '#types/content/alert';
import { useEngine } from '../engine-context.ts';
import { Icon, icons } from './Icon.tsx';
import { Link } from './Link.tsx';
import { RetryButton } from './RetryButton.tsx';
import { RichText } from './RichText.tsx';
import { RetryContext } from './retries.ts';
import { Text } from './Text.tsx';

/** Draws an authored alert. Its text also says its level, because colour alone is not enough. */
export function Alert({ level, title, text, link, retry }: AlertContent) {
  const { alertLevels } = useEngine().texts;
  const onRetry = useContext(RetryContext)[retry?.what ?? ''];
  return (
    <div className="alert" data-level={level}>
      <Icon shape={icons[level]} />
      <div>
        <span className="visually-hidden">{`${alertLevels[level]}: `}</span>
        {title && (
          <p className="alert-title">
            <Text>{title}</Text>
          </p>
        )}
        <RichText nodes={text} />
        {link && (
          <p className="alert-link">
            <Link {...link}>{link.text}</Link>
          </p>
        )}
        {retry && onRetry && (
          <RetryButton
            onRetry={(button) => {
              button.closest<HTMLElement>('.alerts')?.focus();
              onRetry();
            }}
          >
            {retry.text}
          </RetryButton>
        )}
      </div>
    </div>
  );
}
