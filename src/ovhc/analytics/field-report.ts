import type { FieldReport } from '../../engine/engine-context.ts';
import { pushEvent } from './tag-manager.ts';

/** Passes on what a field has to tell, in the shapes of schemas/events (§7). */
export function reportField(report: FieldReport): void {
  if (report.type === 'update') {
    pushEvent({ event: 'fieldUpdate', fieldName: report.field, fieldValue: report.label });
  } else {
    pushEvent({ event: 'error', errorName: report.field, errorType: 'invalid entry' });
  }
}
