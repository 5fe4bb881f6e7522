import { update } from 'idb-keyval';
import type { SavedQuote } from '#types/data/saved-quote';
import type { JsonObject } from '../../engine/form/paths.ts';
import { randomId } from '../store/random-id.ts';
import { currentReference, moveToReference } from './begin.ts';
import { stateOf, winningReference } from './states.ts';
import { DAY, isShared, refreshApplications } from './store.ts';

/**
 * Returns a key for an application's cover and person, as text: the same one gives the same key with the same salt.
 * It tells the applications in one browser apart. It is stored, so it must not reveal the person.
 */
export function applicationKey(
  { visaType, coverType, age, partnerAge, DOB, hcfBundleId }: SavedQuote,
  { firstName, lastName }: JsonObject,
  salt: string,
): string {
  const codes = visaType?.map(({ code }) => code);
  const person = [DOB, firstName, lastName];
  const text = JSON.stringify([salt, codes, coverType, age, partnerAge, hcfBundleId, person]);
  let hash = 0;
  for (const character of text) hash = (Math.imul(hash, 31) + character.charCodeAt(0)) | 0;
  return String(hash);
}

/** The key in the IndexedDB database in which tabs agree. */
const DATABASE_KEY = 'ovhcApplicationReference';

interface Agreement {
  reference: string;
  /** The applicationKey, with the reference as salt. */
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

/**
 * Agrees with tabs that cannot read each other's storage: the first reference for a cover and person counts, for a
 * day, also after it was accepted. With the same reference, the insurer repeats its answer.
 */
async function agreeInDatabase(reference: string, keyOf: (salt: string) => string): Promise<string> {
  const isCurrent = (agreement: Agreement | undefined): agreement is Agreement =>
    agreement?.key === keyOf(agreement?.reference ?? '') && Date.now() - agreement.begunAt < DAY;
  const proposal: Agreement = { reference, key: keyOf(reference), begunAt: Date.now() };
  let agreement = proposal;
  const agree = (before: Agreement | undefined) => {
    agreement = isCurrent(before) ? before : proposal;
    return agreement;
  };
  try {
    await inTime(update<Agreement>(DATABASE_KEY, agree));
  } catch (error) {
    console.warn('Tabs can’t agree on a reference.', error);
  }
  return agreement.reference;
}

/**
 * Returns the reference to send this tab's application with. The table in states.ts says who wins if other tabs have
 * begun or sent the same one.
 * @param since when the visitor pressed "Pay now"
 */
export async function agreeOnReference(
  quote: SavedQuote,
  answers: JsonObject,
  since: string,
): Promise<string> {
  const keyOf = (salt: string) => applicationKey(quote, answers, salt);
  const applications = refreshApplications();
  const before = currentReference();
  const winner =
    winningReference(applications, { reference: before, quote, keyOf, since }) ?? before ?? randomId();
  const isUnsent = stateOf(applications, winner).name === 'begun';
  const reference = isUnsent && !isShared() ? await agreeInDatabase(winner, keyOf) : winner;
  if (reference !== before) moveToReference(reference);
  return reference;
}
