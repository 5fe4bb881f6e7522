import { ANSWERED } from './bank-page.ts';
import { element } from './elements.ts';

/** Shows the page of the card holder's bank in the place of the card form, until the bank has its answer. */
export function showChallenge(address: string): Promise<void> {
  const form = element('[data-card-form]');
  const bank = document.createElement('iframe');
  bank.className = 'challenge';
  bank.title = 'Your bank: confirm your payment';
  bank.setAttribute('sandbox', 'allow-scripts allow-forms allow-same-origin');
  bank.src = address;
  const { origin } = new URL(address, location.href);
  return new Promise((resolve) => {
    const listen = (event: MessageEvent) => {
      if (event.source !== bank.contentWindow || event.origin !== origin || event.data !== ANSWERED) return;
      removeEventListener('message', listen);
      bank.remove();
      form.hidden = false;
      resolve();
    };
    addEventListener('message', listen);
    form.hidden = true;
    form.after(bank);
  });
}
