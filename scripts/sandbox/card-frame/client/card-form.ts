import { brandOf, cardProblems, codeLength, type EnteredCard, typedCvv, typedExpiry } from '../card.ts';
import { digitsOf } from '../digits.ts';
import { element, textSetter } from './elements.ts';
import { createField } from './field.ts';
import { formatOnInput, formatted, formattedNumber } from './typing.ts';

export interface CardForm {
  /** The entered card. */
  card(): EnteredCard;
  isValid(): boolean;
  /** Shows all errors. */
  revealAll(): void;
  lock(isLocked: boolean): void;
}

interface CardFormEvents {
  /** Called after each change. */
  onChange(): void;
  /** Called for each press of Enter in a field. */
  onEnter(): void;
}

/** Returns the visitor's day, yyyy-MM-dd. */
function today(): string {
  const now = new Date();
  const two = (part: number) => String(part).padStart(2, '0');
  return `${now.getFullYear()}-${two(now.getMonth() + 1)}-${two(now.getDate())}`;
}

/** Connects the form of the page. */
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

  formatOnInput(number.input, formattedNumber);
  formatOnInput(expiry.input, (_before, now, inputType) =>
    formatted(now, (text) => typedExpiry(text, inputType.startsWith('delete'))),
  );
  formatOnInput(cvv.input, (_before, now) => formatted(now, typedCvv));

  const setBrand = textSetter(element('[data-brand]'));
  const setCodeLength = textSetter(element('[data-code-length]'));
  const nameBrand = () => {
    const digits = digitsOf(number.input.value);
    setBrand(brandOf(digits)?.niceType ?? '');
    setCodeLength(`${codeLength(digits)} digits`);
  };
  const card = element<HTMLFormElement>('[data-card-form]');
  const onInput = () => {
    nameBrand();
    for (const field of fields) field.refresh();
    onChange();
  };
  for (const type of ['input', 'change']) card.addEventListener(type, onInput);
  // the button is on the host page, and a form without one is not submitted by Enter
  card.addEventListener('keydown', ({ key, repeat, isComposing }) => {
    if (key === 'Enter' && !repeat && !isComposing) onEnter();
  });
  nameBrand();
  return form;
}
