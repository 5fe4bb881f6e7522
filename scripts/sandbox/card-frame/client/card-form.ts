import {
  brandOf,
  cardProblems,
  codeLength,
  digitsOf,
  groupedNumber,
  typedCvv,
  typedExpiry,
} from '../card.ts';
import { createField, element } from './field.ts';
import { formatOnInput } from './typing.ts';

/** The fields, each with the format of its text. */
const FORMATS = [
  ['number', groupedNumber],
  ['expiry', typedExpiry],
  ['cvv', typedCvv],
] as const;

/** Returns the visitor's date as yyyy-MM-dd, which is how Swedes write it. */
const today = () => new Date().toLocaleDateString('sv-SE');

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
  const fields = FORMATS.map(([name, format]) => {
    const field = createField(name, () => problems()[name]);
    formatOnInput(field.input, format);
    return field;
  });
  const card = () => {
    const [number = '', expiry = '', cvv = ''] = fields.map(({ input }) => input.value);
    return { number, expiry, cvv };
  };
  const problems = () => cardProblems(card(), today());
  const setBrand = textSetter('[data-brand]');
  const setCodeLength = textSetter('[data-code-length]');
  const showBrand = () => {
    const digits = digitsOf(card().number);
    setBrand(brandOf(digits)?.niceType ?? '');
    setCodeLength(`${codeLength(digits)} digits`);
  };
  const form = element('[data-card-form]');
  for (const type of ['input', 'change'])
    form.addEventListener(type, () => {
      showBrand();
      for (const field of fields) field.refresh();
      onChange();
    });
  // the button is on the host page, and Enter does not submit a form without a button
  form.addEventListener('keydown', ({ key, repeat, isComposing }) => {
    if (key === 'Enter' && !repeat && !isComposing) onEnter();
  });
  showBrand();
  return {
    card,
    isTyped: () => Object.values(card()).some(Boolean),
    isValid: () => !Object.values(problems()).some(Boolean),
    revealAll() {
      for (const field of fields) field.reveal();
    },
    lock(isLocked: boolean) {
      for (const { input } of fields) input.disabled = isLocked;
    },
  };
}
