import { useCallback, useEffect, useState } from 'react';
import { useStore } from 'zustand';
import type { KleberRecord } from '#types/api/kleber';
import { useForm } from '../../../engine/form/form-context.ts';
import { getIn, type Json, type Path } from '../../../engine/form/paths.ts';
import { localityPostcodes, searchLocalities } from '../../backend/kleber/index.ts';

interface Place {
  suburb: string;
  /** Where there is a suburb of that name. */
  states: readonly string[];
  /** The state it was restored with: the postcode beside that one is the visitor's own. */
  restored?: string;
}

export interface PlaceOffers {
  /** The states and the postcodes to choose from; none where nothing is known, and anything goes. */
  states: readonly string[];
  postcodes: readonly string[];
  /** Takes a suburb that was found, with its state; its postcode follows. */
  choose(locality: KleberRecord, found: readonly KleberRecord[]): void;
}

const NONE: readonly string[] = [];

/** The states of all suburbs of that name. */
function statesOf(suburb: string, found: readonly KleberRecord[]): string[] {
  const same = found.filter(({ Locality }) => Locality?.toUpperCase() === suburb.toUpperCase());
  return same.flatMap(({ State }) => State || []);
}

/** The only postcode there is; with several, the one that is there already, if it is one of them. */
function fitting(postcodes: readonly string[], current: Json | undefined): Json | undefined {
  if (postcodes.length === 0) return current;
  return postcodes.length === 1 ? postcodes[0] : postcodes.find((postcode) => postcode === current);
}

/**
 * What goes with the suburb of the address at `path`, as long as that is the one that was chosen: another text gives
 * free entry back. All of it is a help: a call that fails leaves every field as it is (§8).
 */
export function usePlace(path: Path): PlaceOffers {
  const { store } = useForm();
  const [place, setPlace] = useState<Place>();
  const [postcodes, setPostcodes] = useState(NONE);
  const read = (name: string) => getIn(store.getState().answers, [...path, name]);
  const state = useStore(store, ({ answers }) => getIn(answers, [...path, 'state']));
  const isInForce = useStore(
    store,
    ({ answers }) => place !== undefined && getIn(answers, [...path, 'suburb']) === place.suburb,
  );

  // biome-ignore lint/correctness/useExhaustiveDependencies: once, for the suburb that was there at the start
  useEffect(() => {
    const [suburb, restored] = [read('suburb'), read('state')];
    if (typeof suburb !== 'string' || typeof restored !== 'string') return;
    const abort = new AbortController();
    searchLocalities(suburb, abort.signal).then(
      (found) => {
        const states = statesOf(suburb, found);
        if (states.includes(restored)) setPlace((chosen) => chosen ?? { suburb, states, restored });
      },
      (error: unknown) => {
        if (!abort.signal.aborted) console.error('A restored suburb could not be looked up.', error);
      },
    );
    return () => abort.abort();
  }, []);

  // biome-ignore lint/correctness/useExhaustiveDependencies: what it reads and writes is always of the same address
  useEffect(() => {
    setPostcodes(NONE);
    if (!place || !isInForce || typeof state !== 'string') return;
    const before = read('postCode');
    const abort = new AbortController();
    localityPostcodes(place.suburb, state, abort.signal).then(
      (found) => {
        setPostcodes(found);
        // what was typed meanwhile, or before a reload, stays
        if (place.restored === state || read('postCode') !== before) return;
        store.setValue([...path, 'postCode'], fitting(found, before));
      },
      (error: unknown) => {
        if (!abort.signal.aborted) console.error('The postcodes of a suburb could not be fetched.', error);
      },
    );
    return () => abort.abort();
  }, [place, isInForce, state]);

  const choose = useCallback(
    ({ Locality: suburb = '', State }: KleberRecord, found: readonly KleberRecord[]) => {
      store.setValue([...path, 'state'], State);
      setPlace({ suburb, states: statesOf(suburb, found) });
    },
    [store, path],
  );
  return { states: isInForce && place ? place.states : NONE, postcodes, choose };
}
