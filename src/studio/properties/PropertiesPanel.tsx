import type { Place } from '../protocol.ts';

interface PropertiesPanelProps {
  place: Place;
  /** The revision of the draft, which the properties follow. */
  revision: number;
}

/** Draws the properties of a place. */
export function PropertiesPanel({ place }: PropertiesPanelProps) {
  return (
    <p className="empty">
      {place.file} {place.pointer}
    </p>
  );
}
