import type { JourneyMap } from '#types/data/journeys';
import type { GalleryState } from '../states/gallery-state.ts';
import { emails } from './email.ts';
import { pages } from './pages.ts';
import { payments } from './payment.ts';
import { summaries } from './summary.ts';
import { widgets } from './widgets.ts';

/** The states that the journeys do not lead to: pages without steps, dialogs, and what widgets show in use. */
export function otherStates(maps: readonly JourneyMap[]): GalleryState[] {
  return [...pages, ...summaries, ...emails, ...payments(maps), ...widgets];
}
