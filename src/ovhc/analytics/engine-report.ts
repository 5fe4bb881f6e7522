import type { EngineReport } from '../../engine/engine-context.ts';
import { reportSystemError } from './system-error.ts';
import { pushEvent } from './tag-manager.ts';

/** Passes on what the engine reports, in the shapes of schemas/events (§7). */
export function passOn(report: EngineReport): void {
  switch (report.type) {
    case 'update':
      pushEvent({ event: 'fieldUpdate', fieldName: report.field, fieldValue: report.label });
      break;
    case 'invalid':
      pushEvent({ event: 'error', errorName: report.field, errorType: 'invalid entry' });
      break;
    case 'incomplete':
      pushEvent({ event: 'error', errorName: report.step, errorType: 'incomplete step' });
      break;
    case 'failure':
      reportSystemError();
  }
}
