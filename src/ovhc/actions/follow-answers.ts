import type { Step } from '#types/content/step';
import type { Rules } from '../../engine/rules/rules.ts';
import type { AnswerName } from '../application/answers.ts';
import { priceSetting } from '../application/application-facts.ts';
import { answersFromQuote, contradicted, passed } from '../application/draft-of-quote.ts';
import { quoteChanges } from '../application/quote-changes.ts';
import { rightAnswers } from '../application/right-answers.ts';
import { today } from '../quote/days.ts';
import { draftStore, updateDraft } from '../store/draft-store.ts';
import { quoteStore, updateQuote } from '../store/quote-store.ts';

type Answers = Readonly<Record<string, unknown>>;

/** The answers of an application that its quote depends on (§4). */
const COUNT: readonly string[] = [
  'coverStart',
  'DOB',
  'DOBPartner',
  'currentHealthCover',
  'paymentFrequency',
] satisfies AnswerName[];

const without = (names: readonly string[]) => Object.fromEntries(names.map((name) => [name, undefined]));

/** Those of some answers that the quote depends on and that their fields accept. */
function counting(steps: readonly Step[], rules: Rules, answers: Answers): Answers {
  const given = Object.entries(answers).filter(
    ([name, value]) => COUNT.includes(name) && value !== undefined,
  );
  return rightAnswers(steps, rules, Object.fromEntries(given));
}

/** Has the quote follow changed answers, and remembers which birthday has changed the price, for the notice below it. */
export function followAnswers(steps: readonly Step[], rules: Rules, changes: Answers): void {
  const { quote, changedBy } = quoteChanges(counting(steps, rules, changes), today());
  if (Object.keys(quote).length === 0) return;
  updateQuote(quote);
  const isBirthday = changedBy !== '';
  updateDraft({
    priceChangedBy: isBirthday ? changedBy : undefined,
    priceChangedIn: isBirthday ? priceSetting(quoteStore.getState()) : undefined,
  });
}

/**
 * Begins the application in this tab with what the quote says, or goes on with what was typed: as far as it still
 * holds, and with the quote following it, which may have become another one since.
 */
export function openApplication(steps: readonly Step[], rules: Rules): void {
  const now = today();
  const draft: Answers = draftStore.getState();
  const quote = quoteStore.getState();
  if (Object.keys(draft).length === 0) {
    updateDraft(answersFromQuote(quote, now));
    return;
  }
  const names = [...contradicted(counting(steps, rules, draft), quote, now), ...passed(draft, now)];
  updateDraft(without(names));
  updateQuote(quoteChanges(counting(steps, rules, draftStore.getState()), now).quote);
}

/**
 * Takes birthdays out of the draft that contradict the quote, because the age was changed in another tab.
 * @returns whether there were any
 */
export function dropContradicted(steps: readonly Step[], rules: Rules): boolean {
  const answers = counting(steps, rules, draftStore.getState());
  const names = contradicted(answers, quoteStore.getState(), today());
  if (names.length > 0) updateDraft(without(names));
  return names.length > 0;
}
