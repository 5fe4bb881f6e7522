import { createContext } from 'react';
import type { KleberRecord } from '#types/api/kleber';
import type { RichText } from '../../../engine/compiled.ts';

/** The place that an address shares with its suburb. A suburb on its own has none. */
export interface PlaceContextValue {
  /** Takes over what goes with the suburb that was chosen from what was found. */
  choose(locality: KleberRecord, found: readonly KleberRecord[]): void;
  /** The text if no suburb is found. */
  notFound: RichText | undefined;
}

export const PlaceContext = createContext<PlaceContextValue>({ choose: () => {}, notFound: undefined });
