import type { Alert as AlertContent } from '#types/content/alert';
import { fill, fillNodes } from '../fill.ts';
import { Alert } from './Alert.tsx';

interface AlertRegionProps {
  alerts: readonly AlertContent[];
  /** Values for the {placeholders} of their texts. */
  values: Readonly<Record<string, unknown>>;
}

/**
 * Alerts that come and go. The region stands there from the start, so that assistive technology hears one
 * arrive, and takes the focus as the button of one goes.
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
