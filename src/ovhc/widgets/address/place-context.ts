import { createContext } from 'react';
import type { KleberRecord } from '#types/api/kleber';
import type { RichText } from '../../../engine/compiled.ts';

/** The place that an address shares with its suburb. A suburb field without an address has none. */
export interface PlaceContextValue {
  /** Applies the state and postcode of the chosen suburb. */
  choose(locality: KleberRecord, found: readonly KleberRecord[]): void;
  /** The text to show if no suburb is found. */
  notFound: RichText | undefined;
}

export const PlaceContext = createContext<PlaceContextValue>({ choose: () => {}, notFound: undefined });
