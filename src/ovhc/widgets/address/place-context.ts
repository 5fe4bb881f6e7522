import { createContext } from 'react';
import type { KleberRecord } from '#types/api/kleber';
import type { RichText } from '../../../engine/compiled.ts';

/** What the suburb of an address shares with it; by itself, a suburb has nobody to tell. */
export interface PlaceContextValue {
  /** Takes over what goes with the suburb that was chosen from what was found. */
  choose(locality: KleberRecord, found: readonly KleberRecord[]): void;
  /** What to say where no suburb is found. */
  notFound: RichText | undefined;
}

export const PlaceContext = createContext<PlaceContextValue>({ choose: () => {}, notFound: undefined });
