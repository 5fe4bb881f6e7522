import { afterLeaving } from './after-leaving.ts';
import { element } from './elements.ts';

/** One control of the form, with its error below it: shown once it was left, never while it is typed in first. */
export interface Field {
  readonly input: HTMLInputElement;
  /** Shows what is wrong from now on, and takes it away when it is right. */
  reveal(): void;
  /** Looks again at what is wrong, where it is shown. */
  refresh(): void;
}

/** @param problem what is wrong now, in words; undefined where nothing is */
export function createField(name: string, problem: () => string | undefined): Field {
  const box = element(`[data-field="${name}"]`);
  const input = element<HTMLInputElement>('input', box);
  const hint = input.getAttribute('aria-describedby');
  const template = element<HTMLTemplateElement>('[data-error-template]');
  let error: HTMLElement | undefined;
  // what the element says may be a page translator's words
  let shown: string | undefined;
  let isRevealed = false;

  const describe = (...ids: (string | null)[]) => {
    const known = ids.filter(Boolean).join(' ');
    if (known) input.setAttribute('aria-describedby', known);
    else input.removeAttribute('aria-describedby');
  };

  const clear = () => {
    error?.remove();
    error = undefined;
    shown = undefined;
    input.removeAttribute('aria-invalid');
    describe(hint);
  };

  const show = (words: string) => {
    if (shown === words) return;
    clear();
    shown = words;
    error = element('.field-error', template.content).cloneNode(true) as HTMLElement;
    error.id = `${name}-error`;
    element('span', error).textContent = words;
    input.setAttribute('aria-invalid', 'true');
    describe(hint, error.id);
    box.append(error);
  };

  const field: Field = {
    input,
    reveal() {
      isRevealed = true;
      field.refresh();
    },
    refresh() {
      const words = isRevealed ? problem() : undefined;
      if (words) show(words);
      else clear();
    },
  };
  input.addEventListener('blur', () => {
    if (!input.disabled) afterLeaving(field.reveal);
  });
  return field;
}
