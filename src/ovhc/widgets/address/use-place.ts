import { useCallback, useEffect, useEffectEvent, useRef, useState } from 'react';
import { useStore } from 'zustand';
import type { KleberRecord } from '#types/api/kleber';
import { useForm } from '../../../engine/form/form-context.ts';
import { getIn, type Path } from '../../../engine/form/paths.ts';
import { isTruncated, localityPostcodes, searchLocalities } from '../../backend/kleber/index.ts';

interface Place {
  suburb: string;
  state: string | undefined;
  states: readonly string[];
}

export interface PlaceOffers {
  /** The states and postcodes to choose from; empty if unknown, so that any is allowed. */
  states: readonly string[];
  postcodes: readonly string[];
  /** Sets a suburb that was found, and its state. Its postcode follows. */
  choose(locality: KleberRecord, found: readonly KleberRecord[]): void;
}

const NONE: readonly string[] = [];

function statesOf(suburb: string, found: readonly KleberRecord[]): string[] {
  const same = found.filter(({ Locality }) => Locality?.toUpperCase() === suburb.toUpperCase());
  return same.flatMap(({ State }) => State || []);
}

/** The states to choose from; empty if the answer does not contain all. */
function offeredStates(suburb: string, found: readonly KleberRecord[]): readonly string[] {
  return isTruncated(found) ? NONE : statesOf(suburb, found);
}

/**
 * Returns the place of the suburb at `path` while that suburb is chosen. Another text removes the values that it set
 * and allows free entry again. This is only a convenience: a failed call changes no field (§8).
 */
export function usePlace(path: Path): PlaceOffers {
  const { store } = useForm();
  const [place, setPlace] = useState<Place>();
  const [postcodes, setPostcodes] = useState(NONE);
  /** The suburb and state of the postcode. A valid postcode of another place is wrong here. */
  const standing = useRef<string>(undefined);
  const read = (name: string) => getIn(store.getState().answers, [...path, name]);
  const state = useStore(store, ({ answers }) => getIn(answers, [...path, 'state']));
  const isInForce = useStore(
    store,
    ({ answers }) => place !== undefined && getIn(answers, [...path, 'suburb']) === place.suburb,
  );

  const restore = useEffectEvent((signal: AbortSignal) => {
    const [suburb, restored] = [read('suburb'), read('state')];
    if (typeof suburb !== 'string' || typeof restored !== 'string') return;
    searchLocalities(suburb, signal).then(
      (found) => {
        if (!statesOf(suburb, found).includes(restored)) return;
        standing.current ??= `${suburb} ${restored}`;
        setPlace((chosen) => chosen ?? { suburb, state: restored, states: offeredStates(suburb, found) });
      },
      (error: unknown) => {
        if (!signal.aborted) console.error('A restored suburb could not be looked up.', error);
      },
    );
  });
  useEffect(() => {
    const abort = new AbortController();
    restore(abort.signal);
    return () => abort.abort();
  }, []);

  const followSuburb = useEffectEvent((isBack: boolean) => {
    if (isBack && read('state') === undefined) store.setValue([...path, 'state'], place?.state);
    if (isBack) return;
    if (read('state') === place?.state) store.setValue([...path, 'state'], undefined);
    if (postcodes.includes(String(read('postCode')))) store.setValue([...path, 'postCode'], undefined);
  });
  useEffect(() => {
    if (place) followSuburb(isInForce);
  }, [place, isInForce]);

  const offerPostcodes = useEffectEvent((suburb: string, state: string, signal: AbortSignal) => {
    const here = `${suburb} ${state}`;
    const isNew = standing.current !== here;
    standing.current = here;
    const before = isNew ? read('postCode') : undefined;
    if (isNew) store.setValue([...path, 'postCode'], undefined);
    localityPostcodes(suburb, state, signal).then(
      (found) => {
        setPostcodes(found);
        // keep what was typed during the call
        if (read('postCode') !== undefined) return;
        const fitting = found.length === 1 ? found[0] : found.find((postcode) => postcode === before);
        store.setValue([...path, 'postCode'], fitting);
      },
      (error: unknown) => {
        if (!signal.aborted) console.error('The postcodes of a suburb could not be fetched.', error);
      },
    );
  });
  useEffect(() => {
    setPostcodes(NONE);
    if (!isInForce) standing.current = undefined;
    if (!place || !isInForce || typeof state !== 'string') return;
    const abort = new AbortController();
    offerPostcodes(place.suburb, state, abort.signal);
    return () => abort.abort();
  }, [place, isInForce, state]);

  const choose = useCallback(
    ({ Locality: suburb = '', State }: KleberRecord, found: readonly KleberRecord[]) => {
      store.setValue([...path, 'state'], State);
      setPlace({ suburb, state: State, states: offeredStates(suburb, found) });
    },
    [store, path],
  );
  return { states: isInForce && place ? place.states : NONE, postcodes, choose };
}
