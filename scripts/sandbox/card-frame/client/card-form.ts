import {
  brandOf,
  cardProblems,
  codeLength,
  digitsOf,
  type EnteredCard,
  typedCvv,
  typedExpiry,
} from '../card.ts';
import { createField, element } from './field.ts';
import { formatOnInput, formatted, formattedNumber } from './typing.ts';

function today(): string {
  const now = new Date();
  const two = (part: number) => String(part).padStart(2, '0');
  return `${now.getFullYear()}-${two(now.getMonth() + 1)}-${two(now.getDate())}`;
}

/**
 * Returns a function that sets the text of an element. Page translators replace text nodes with their own elements,
 * so the function never reads the text back and skips unchanged texts.
 */
function textSetter(selector: string): (text: string) => void {
  const target = element(selector);
  let last: string | undefined;
  return (text) => {
    if (text !== last) target.textContent = text;
    last = text;
  };
}

/** Connects the card form. @param onEnter called when Enter is pressed in a field */
export function cardForm(onChange: () => void, onEnter: () => void) {
  const problems = () => cardProblems(card(), today());
  const number = createField('number', () => problems().number);
  const expiry = createField('expiry', () => problems().expiry);
  const cvv = createField('cvv', () => problems().cvv);
  const fields = [number, expiry, cvv];
  const card = (): EnteredCard => ({
    number: number.input.value,
    expiry: expiry.input.value,
    cvv: cvv.input.value,
  });

  formatOnInput(number.input, formattedNumber);
  formatOnInput(expiry.input, (_before, now, inputType) =>
    formatted(now, (text) => typedExpiry(text, inputType.startsWith('delete'))),
  );
  formatOnInput(cvv.input, (_before, now) => formatted(now, typedCvv));

  const setBrand = textSetter('[data-brand]');
  const setCodeLength = textSetter('[data-code-length]');
  const showBrand = () => {
    const digits = digitsOf(number.input.value);
    setBrand(brandOf(digits)?.niceType ?? '');
    setCodeLength(`${codeLength(digits)} digits`);
  };
  const onInput = () => {
    showBrand();
    for (const field of fields) field.refresh();
    onChange();
  };
  const form = element('[data-card-form]');
  for (const type of ['input', 'change']) form.addEventListener(type, onInput);
  // the button is on the host page, and Enter does not submit a form without a button
  form.addEventListener('keydown', ({ key, repeat, isComposing }) => {
    if (key === 'Enter' && !repeat && !isComposing) onEnter();
  });
  showBrand();
  return {
    card,
    isValid: () => !Object.values(problems()).some(Boolean),
    revealAll() {
      for (const field of fields) field.reveal();
    },
    lock(isLocked: boolean) {
      for (const { input } of fields) input.disabled = isLocked;
    },
  };
}
