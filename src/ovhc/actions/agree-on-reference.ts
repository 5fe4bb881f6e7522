import { get, set } from 'idb-keyval';
import type { SavedQuote } from '#types/data/saved-quote';
import type { JsonObject } from '../../engine/form/paths.ts';
import { adoptReference, isReferenceShared } from '../store/reference-store.ts';
import { beginApplication, refreshSubmissions, sentReference } from '../store/submission-store.ts';

/**
 * Returns a number, as text, for an application's cover and person; equal cover and person give the same number. It
 * distinguishes the applications in one browser and stays stored after the quote, so it must not reveal the person.
 */
export function applicationKey(
  { visaType, coverType, age, partnerAge, DOB, hcfBundleId }: SavedQuote,
  { firstName, lastName }: JsonObject,
): string {
  const codes = visaType?.map(({ code }) => code);
  const text = JSON.stringify([codes, coverType, age, partnerAge, DOB, hcfBundleId, firstName, lastName]);
  let hash = 0;
  for (const character of text) hash = (Math.imul(hash, 31) + character.charCodeAt(0)) | 0;
  return String(hash);
}

/** The IndexedDB database in which tabs agree. */
const DATABASE_KEY = 'ovhcApplicationReference';

interface Agreement {
  reference: string;
  key: string;
  /** When the first tab proposed it, in milliseconds since 1970. */
  begunAt: number;
}

/** Milliseconds to wait for IndexedDB, because some browsers never answer. */
const LIMIT = 1000;

function inTime<Result>(work: Promise<Result>): Promise<Result> {
  const late = new Promise<never>((_resolve, reject) => {
    setTimeout(() => reject(new Error(`IndexedDB gave no answer in ${LIMIT} ms`)), LIMIT);
  });
  return Promise.race([work, late]);
}

/** Milliseconds until an agreement expires: a day. */
const LIFETIME = 86_400_000;

/**
 * Returns true for an agreement about the same cover for the same person, also after it was accepted. A tab that
 * cannot read that would otherwise pay again; with the same reference, the insurer repeats its answer.
 */
function isOpenTo(agreement: Agreement | undefined, key: string): agreement is Agreement {
  return agreement?.key === key && Date.now() - agreement.begunAt < LIFETIME;
}

/** Returns an application for the same cover and person that may be accepted, or that was accepted after a time. */
function sentElsewhere(key: string, since: string): { reference: string } | undefined {
  const { pending, accepted } = refreshSubmissions();
  const sent = pending.find((submission) => submission.key === key);
  return sent ?? (accepted?.key === key && accepted.acceptedAt > since ? accepted : undefined);
}

/**
 * Returns the reference to submit an application with. If another tab is submitting one for the same cover and
 * person, or its outcome is unknown, that tab's reference counts. If local storage is full, tabs cannot read each
 * other's references, so they agree in IndexedDB: the first one counts.
 * @param key the applicationKey
 * @param since when the visitor pressed "Pay now"
 */
export async function agreeOnReference(key: string, since: string): Promise<string> {
  const reference = beginApplication();
  if (sentReference()) return reference;
  const sent = sentElsewhere(key, since);
  if (sent) return adoptReference(sent.reference);
  if (isReferenceShared()) return reference;
  try {
    const agreement = await inTime(get<Agreement>(DATABASE_KEY));
    if (isOpenTo(agreement, key)) return adoptReference(agreement.reference);
    await inTime(set(DATABASE_KEY, { reference, key, begunAt: Date.now() } satisfies Agreement));
  } catch (error) {
    console.warn('Tabs can’t agree on a reference.', error);
  }
  return reference;
}
