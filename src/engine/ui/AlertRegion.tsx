import type { Alert as AlertContent } from '#types/content/alert';
import { fill, fillNodes } from '../fill.ts';
import { Alert } from './Alert.tsx';

interface AlertRegionProps {
  alerts: readonly AlertContent[];
  /** Values for the {placeholders} in the texts. */
  values: Readonly<Record<string, unknown>>;
}

/**
 * Shows alerts that appear and disappear. The region always exists, so that assistive technology announces new
 * alerts. It takes the focus when the focused button of an alert disappears.
 */
export function AlertRegion({ alerts, values }: AlertRegionProps) {
  return (
    <div className="alerts" role="status" tabIndex={-1}>
      {alerts.map(({ title, text, ...alert }) => (
        <Alert
          key={JSON.stringify(text)}
          {...alert}
          {...(title && { title: fill(title, values) })}
          text={fillNodes(text, values)}
        />
      ))}
    </div>
  );
}
