import type { Facts } from '#types/data/facts';
import type { SavedQuote } from '#types/data/saved-quote';
import type { BegunApplication, PendingSubmission, Submissions } from '#types/data/submissions';
import { isSameApplication } from '../application/agreed.ts';

/**
 * The outcome of an application whose answer was lost. `checking`: asking the insurer. `unknown`: the check failed.
 * `not-received`: the insurer has no application with this reference. `refused`: it was not accepted.
 */
export type Outcome = NonNullable<Facts['outcome']>;

/** All applications of this browser. */
export interface Applications extends Omit<Submissions, 'begun'> {
  /** The applications that visitors fill in, in any tab, the oldest first. */
  begun: readonly BegunApplication[];
  /** The outcomes of lost answers that this page has learnt, by reference. */
  outcomes: Readonly<Record<string, Outcome>>;
}

/** The state of one application, from its beginning to the insurer's answer. */
export type SubmissionState =
  /** It was not sent. */
  | { name: 'begun' }
  /** It was sent, from this tab or another one, and its answer may still come. */
  | { name: 'sent'; sent: PendingSubmission }
  /** It was sent, and the answer is lost. The outcome is what asking for it has brought so far. */
  | { name: 'lost'; sent: PendingSubmission; outcome: Exclude<Outcome, 'refused'> }
  /** The insurer has refused it. It can be sent again. */
  | { name: 'refused' }
  | { name: 'accepted'; acceptedAt: string };

/** Returns the state of the application with a reference. */
export function stateOf(applications: Applications, reference: string | undefined): SubmissionState {
  const { pending, accepted, refused, outcomes } = applications;
  if (accepted && accepted.reference === reference)
    return { name: 'accepted', acceptedAt: accepted.acceptedAt };
  const sent = pending.find((submission) => submission.reference === reference);
  const outcome = reference && outcomes[reference];
  if (sent)
    return outcome && outcome !== 'refused' ? { name: 'lost', sent, outcome } : { name: 'sent', sent };
  return { name: refused && refused === reference ? 'refused' : 'begun' };
}

/** Returns true if nothing was sent, or what was sent was refused: it can be changed. */
export function isOpen(applications: Applications, reference: string): boolean {
  return ['begun', 'refused'].includes(stateOf(applications, reference).name);
}

export type SubmissionEvent =
  /** A tab begins an application, or changes what it is for. */
  | { type: 'begin'; application: BegunApplication }
  /** The visitor deletes it. What was sent stays. */
  | { type: 'end'; reference: string }
  /** It is about to be sent. */
  | { type: 'send'; submission: PendingSubmission }
  | { type: 'accept'; reference: string; acceptedAt: string }
  | { type: 'refuse'; reference: string }
  /** Asking for the outcome begins or brings a result. Without one, the page has nothing to say about it. */
  | { type: 'learn'; reference: string; outcome?: Outcome };

const without = <Item extends { reference: string }>(list: readonly Item[], ...references: string[]) =>
  list.filter(({ reference }) => !references.includes(reference));

/** The number of stored applications of each kind. */
const MAX_BEGUN = 5;
const MAX_PENDING = 2;

function withOutcome(outcomes: Applications['outcomes'], reference: string, outcome?: Outcome) {
  const { [reference]: _before, ...others } = outcomes;
  return outcome ? { ...others, [reference]: outcome } : others;
}

/** Returns the applications after an event. */
export function transition(applications: Applications, event: SubmissionEvent): Applications {
  const { begun, pending, refused, accepted, outcomes } = applications;
  switch (event.type) {
    case 'begin': {
      const { application } = event;
      const isNew = begun.every(({ reference }) => reference !== application.reference);
      const others = without(begun, ...(application.replaces ?? []));
      const changed = isNew
        ? [...others, application]
        : others.map((each) => (each.reference === application.reference ? application : each));
      return { ...applications, begun: changed.slice(-MAX_BEGUN) };
    }
    case 'end':
      return { ...applications, begun: without(begun, event.reference) };
    case 'send': {
      const { submission } = event;
      // the insurer may answer a question about it with the earlier refusal
      const sent = submission.reference === refused ? { ...submission, wasRefused: true } : submission;
      const others = without(pending, submission.reference).slice(0, MAX_PENDING - 1);
      return {
        ...applications,
        pending: [sent, ...others],
        outcomes: withOutcome(outcomes, submission.reference),
      };
    }
    case 'accept': {
      const { reference, acceptedAt } = event;
      const key =
        accepted?.reference === reference
          ? accepted.key
          : pending.find((submission) => submission.reference === reference)?.key;
      return {
        begun: without(begun, reference),
        pending: without(pending, reference),
        accepted: { reference, acceptedAt, ...(key && { key }) },
        outcomes: withOutcome(outcomes, reference),
      };
    }
    case 'refuse':
      return { ...applications, pending: without(pending, event.reference), refused: event.reference };
    case 'learn':
      return { ...applications, outcomes: withOutcome(outcomes, event.reference, event.outcome) };
  }
}

/** Returns the applications without outcomes that another tab has settled. */
export function withoutSettledOutcomes(applications: Applications): Applications {
  const { pending, refused, outcomes } = applications;
  const isPending = (reference: string) => pending.some((submission) => submission.reference === reference);
  const current = Object.entries(outcomes).flatMap(([reference, outcome]): [string, Outcome][] => {
    if (isPending(reference) || outcome === 'checking' || outcome === 'refused')
      return [[reference, outcome]];
    return reference === refused ? [[reference, 'refused']] : [];
  });
  return { ...applications, outcomes: Object.fromEntries(current) };
}

/** A tab that begins or sends an application. */
export interface Contender {
  /** The reference of the tab's application so far. */
  reference: string | undefined;
  /** The quote that the application is for. */
  quote: SavedQuote;
  /** Returns the key of its cover and person with a salt. Only known when it is sent. */
  keyOf?: (salt: string) => string;
  /** The time when the visitor pressed "Pay now". */
  since?: string;
}

type Rule = (applications: Applications, contender: Contender) => { reference: string } | undefined;

/** Decides who wins between tabs: an application continues with the reference of the first rule that names one. */
const PRECEDENCE: readonly Rule[] = [
  // this tab has sent it already, whatever other tabs have begun since
  ({ pending }, tab) => pending.find(({ reference }) => reference === tab.reference),
  // another tab has sent the same cover for the same person
  ({ pending }, { keyOf }) =>
    pending.find(({ reference, key }) => key !== undefined && key === keyOf?.(reference)),
  // another tab's was accepted while this one waited
  ({ accepted }, { keyOf, since = '' }) =>
    accepted?.key && accepted.acceptedAt > since && accepted.key === keyOf?.(accepted.reference)
      ? accepted
      : undefined,
  // the same application was begun in a tab before
  ({ begun }, tab) => begun.find(({ quote }) => isSameApplication(quote, tab.quote)),
];

/** Returns the reference that an application continues with, or undefined if no rule names one. */
export function winningReference(applications: Applications, contender: Contender): string | undefined {
  for (const rule of PRECEDENCE) {
    const winner = rule(applications, contender);
    if (winner) return winner.reference;
  }
  return undefined;
}

/**
 * Returns the facts about sent applications.
 * @param reference the reference of the application that the page is about
 */
export function outcomeFacts(
  { outcomes }: Pick<Applications, 'outcomes'>,
  reference: string | undefined,
  isConfirmed: boolean,
): Facts {
  const outcome = reference && outcomes[reference];
  const earlierOutcome = Object.entries(outcomes)
    .filter(([other]) => other !== reference)
    .map(([, other]) => other)
    .find((other) => other === 'checking' || other === 'unknown');
  return {
    ...(outcome && { outcome }),
    ...(earlierOutcome && { earlierOutcome }),
    ...(isConfirmed && { isConfirmed }),
  };
}
