import { brandOf } from '../card/brands.ts';
import { codeLength, typedCvv } from '../card/cvv.ts';
import { digitsOf } from '../card/digits.ts';
import { cardProblems, type EnteredCard } from '../card/entered-card.ts';
import { typedExpiry } from '../card/expiry.ts';
import { element, textSetter } from './elements.ts';
import { createField } from './field.ts';
import { today } from './today.ts';
import { rewritten, typedNumber } from './typing.ts';
import { writeBack } from './write-back.ts';

export interface CardForm {
  /** What stands in it now. */
  card(): EnteredCard;
  isValid(): boolean;
  /** Shows all that is wrong. */
  revealAll(): void;
  lock(isLocked: boolean): void;
}

interface CardFormEvents {
  /** Is called when anything in the form has changed. */
  onChange(): void;
  /** Is called for each press of Enter in a field. */
  onEnter(): void;
}

/** Brings the form of the page to life. */
export function cardForm({ onChange, onEnter }: CardFormEvents): CardForm {
  const problemOf = (part: keyof EnteredCard) => () => cardProblems(form.card(), today())[part];
  const number = createField('number', problemOf('number'));
  const expiry = createField('expiry', problemOf('expiry'));
  const cvv = createField('cvv', problemOf('cvv'));
  const fields = [number, expiry, cvv];

  const form: CardForm = {
    card: () => ({ number: number.input.value, expiry: expiry.input.value, cvv: cvv.input.value }),
    isValid: () => !Object.values(cardProblems(form.card(), today())).some(Boolean),
    revealAll: () => {
      for (const field of fields) field.reveal();
    },
    lock: (isLocked) => {
      for (const { input } of fields) input.disabled = isLocked;
    },
  };

  writeBack(number.input, typedNumber);
  writeBack(expiry.input, (_before, now, inputType) =>
    rewritten(now, (text) => typedExpiry(text, inputType.startsWith('delete'))),
  );
  writeBack(cvv.input, (_before, now) => rewritten(now, typedCvv));

  const setBrand = textSetter(element('[data-brand]'));
  const setCodeLength = textSetter(element('[data-code-length]'));
  const nameBrand = () => {
    const digits = digitsOf(number.input.value);
    setBrand(brandOf(digits)?.name ?? '');
    setCodeLength(`${codeLength(digits)} digits`);
  };
  const card = element<HTMLFormElement>('[data-card-form]');
  const follow = () => {
    nameBrand();
    for (const field of fields) field.refresh();
    onChange();
  };
  for (const type of ['input', 'change']) card.addEventListener(type, follow);
  // the page has the button, and a form without one is not submitted by Enter
  card.addEventListener('keydown', ({ key, repeat, isComposing }) => {
    if (key === 'Enter' && !repeat && !isComposing) onEnter();
  });
  nameBrand();
  return form;
}
