import type { Target } from '../support/browser.ts';
import { answersOf, type Purchase } from './answers.ts';
import type { Place, Visitor } from './visitor.ts';

const LANDING = '/health-insurance/overseas-visitors';
const QUOTE = `${LANDING}/get-a-quote`;
const APPLICATION = `${LANDING}/application-form`;

/** Fields that have an initial answer, and groups of fields. */
const NOT_ASKED = ['paymentFrequency', 'excess', 'hcfBundleId', 'dependants'];

/** Returns the target that takes the visitor to the next place. Undefined if an answer does so. */
function forwardFrom({ path, step }: Place): Target | undefined {
  if (path === LANDING) return { role: 'button', name: 'Get a quote' };
  if (step === 'cover-type') return undefined;
  if (step === 'select-cover') return { role: 'link', name: 'View details' };
  if (path !== QUOTE && path !== APPLICATION) return { role: 'link', name: 'Start application' };
  return { role: 'button', name: step === 'payment' ? 'Pay now' : 'Next' };
}

/** Buys a cover, from the landing page to the confirmation, and returns the confirmation's text. */
export async function buy(visitor: Visitor, address: string, purchase: Purchase): Promise<string> {
  const answers = answersOf(purchase);
  const answered = new Set(NOT_ASKED);
  await visitor.browser.open(`${address}${LANDING}`);
  let place = await visitor.arrive();
  while (place.step !== 'confirmation') {
    const forward = forwardFrom(place);
    const name = await visitor.nextField(place, answered, forward);
    if (name) {
      const answer = answers[name];
      if (!answer)
        throw new Error(`${place.step} asks for "${name}", which tests/engines/walk/answers.ts lacks.`);
      await visitor.answer(name, answer);
      answered.add(name);
    } else {
      if (forward) await visitor.press(forward);
      place = await visitor.arrive(place);
    }
  }
  return visitor.text();
}
