import { createStore } from 'zustand/vanilla';
import type { BegunApplication, Submissions } from '#types/data/submissions';
import validate from '../../../schemas/data/submissions.schema.json?validator';
import { KEYS } from '../store/keys.ts';
import { SHARED, storedRecord, storedText, TAB_AREAS } from '../store/storage.ts';
import { type Applications, type SubmissionEvent, transition, withoutSettledOutcomes } from './states.ts';

/** The milliseconds of a day: the time for which the browser knows a begun application and who was accepted. */
export const DAY = 86_400_000;

/** How many milliseconds an application with an unknown outcome is remembered: 30 days. */
const PENDING_LIFETIME = 30 * DAY;

const storedBegun = storedRecord(SHARED, KEYS.reference);
const storedSubmissions = storedRecord(SHARED, KEYS.submissions);
const sharedText = storedText(SHARED.slice(0, 1), KEYS.reference);
const tabText = storedText(TAB_AREAS, KEYS.tabReference, (text) => /^[0-9a-f]{32}$/.test(text));

const isYounger = (instant: string, age: number) => Date.now() - Date.parse(instant) < age;

function readBegun(): readonly BegunApplication[] {
  const list = { pending: [], begun: storedBegun.read() };
  const { begun = [] } = validate(list) ? (list as Submissions) : {};
  return begun.filter(({ begunAt }) => isYounger(begunAt, DAY));
}

function readSubmissions(): Submissions {
  const stored = storedSubmissions.read();
  const { pending, ...others } = validate(stored) ? (stored as Submissions) : { pending: [] };
  const submissions: Submissions = {
    ...others,
    pending: pending.filter(({ sentAt }) => isYounger(sentAt, PENDING_LIFETIME)),
  };
  const { accepted } = submissions;
  if (!accepted?.key || isYounger(accepted.acceptedAt, DAY)) return submissions;
  const { key: _expired, ...acceptance } = accepted;
  const current = { ...submissions, accepted: acceptance };
  storedSubmissions.write(current);
  return current;
}

function write({ begun, pending, accepted, refused }: Applications): void {
  if (begun.length > 0) storedBegun.write(begun);
  else storedBegun.clear();
  if (pending.length > 0 || accepted || refused)
    storedSubmissions.write({ pending, ...(accepted && { accepted }), ...(refused && { refused }) });
  else storedSubmissions.clear();
}

const read = (outcomes: Applications['outcomes']): Applications =>
  withoutSettledOutcomes({ begun: readBegun(), ...readSubmissions(), outcomes });

/** The applications of this browser, as this page last read them. */
export const applicationsStore = createStore<Applications>(() => read({}));

/** Reads what other tabs have stored since. */
export function refreshApplications(): Applications {
  const applications = read(applicationsStore.getState().outcomes);
  applicationsStore.setState(applications, true);
  return applications;
}

/** Applies an event to what is stored now, and stores the result for all tabs. */
export function dispatch(event: SubmissionEvent): Applications {
  const before = refreshApplications();
  const applications = transition(before, event);
  // what a page learns is not shared
  if (event.type !== 'learn') write(applications);
  applicationsStore.setState(applications, true);
  return applications;
}

/** Returns true if other tabs can read what this one stores. */
export function isShared(): boolean {
  return sharedText.read() !== undefined;
}

/** Returns the reference of this tab's last application, even after it was accepted. */
export function tabReference(): string | undefined {
  return tabText.read();
}

export function setTabReference(reference: string): void {
  if (tabText.read() !== reference) tabText.write(reference);
}
