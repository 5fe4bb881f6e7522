import { EXPLAINED } from './explained.ts';
import { type StateResult, wasUnsteady } from './results.ts';
import type { NotPictured } from './states/gallery-state.ts';

/** All that a run has come to. */
export interface Gallery {
  states: readonly StateResult[];
  notPictured: readonly NotPictured[];
  /** names of accepted pictures that no state has any more */
  gone: readonly string[];
}

/** The names of all that could not be pictured, or can't be seen in a picture. */
export function missingNames({ states, notPictured }: Pick<Gallery, 'states' | 'notPictured'>): string[] {
  const unseen = states.flatMap(({ pictures }) => pictures.flatMap((picture) => picture.unseen));
  return [...notPictured.map(({ id }) => id), ...unseen];
}

/** What stands in the way of a run that passes, each in a line; pictures apart, which can be accepted. */
export function faultsOf({ states, notPictured }: Gallery, explained = EXPLAINED): string[] {
  const isOpen = (name: string) => !(name in explained);
  const all = states.flatMap(({ pictures }) => pictures);
  const names = missingNames({ states, notPictured });
  return [
    ...notPictured.filter(({ id }) => isOpen(id)).map(({ id, reason }) => `${id} is not pictured: ${reason}`),
    ...states.flatMap(({ state, failure }) =>
      failure ? [`${state.id} did not come about: ${failure.reason}`] : [],
    ),
    ...all.flatMap(({ name, unseen }) =>
      unseen.filter(isOpen).map((target) => `${name} does not show what it should: ${target}`),
    ),
    ...all.flatMap(({ name, axe }) => axe.map(({ rule, help }) => `${name}: axe ${rule}: ${help}`)),
    ...Object.keys(explained)
      .filter((name) => !names.includes(name))
      .map(
        (name) =>
          `${name} is explained in scripts/gallery/explained.ts, and nothing of that name is missing: take it out.`,
      ),
  ];
}

/** What to do about a state that did not come about. */
export const ABOUT_FAILURES =
  'Where the page stood wrong, mend the site. Where it stood right, mend the way to the state: how a widget is ' +
  'answered is in scripts/gallery/drivers/, what a visit finds in facts/, states of their own are in others/.';

/** Pictures that are not as they were accepted, each in a line. */
export function changesOf({ states, gone }: Gallery): string[] {
  const pictures = states.flatMap((state) => state.pictures);
  return [
    ...pictures.flatMap(({ name, verdict, before }) =>
      verdict === 'changed' ? [`${name} has changed: ${before?.pixels ?? 0} pixels differ`] : [],
    ),
    ...pictures.flatMap(({ name, verdict }) => (verdict === 'new' ? [`${name} is new`] : [])),
    ...gone.map((name) => `${name} was accepted, and is pictured no more`),
  ];
}

/** States that came out as accepted at the second look, each in a line: something in them is not steady. */
export function notesOf({ states }: Gallery): string[] {
  return states
    .filter(wasUnsteady)
    .map(
      ({ state }) => `${state.id} took a second look: its first pictures differed, and these are as accepted`,
    );
}
