import { escapeHtml as text } from '../../site/html.ts';
import type { Bundle } from './bundle.ts';
import { type Challenge, CODE } from './challenges.ts';
import { ERROR_TEMPLATE, framePage } from './page.ts';

const formOf = ({ params: { amount } }: Challenge) => `<form class="bank" data-bank-form novalidate>
<h1>Confirm your payment</h1>
<p>Your bank sent a code to your phone. Enter it to pay <strong translate="no">A$${text(amount)}</strong>.</p>
<div class="field" data-field="code">
<label class="field-label" for="code">Code</label>
<p class="field-hint" id="code-hint">This is a test bank. The code is <span translate="no">${CODE}</span>.</p>
<input class="control" id="code" name="code" type="text" inputmode="numeric" autocomplete="one-time-code" spellcheck="false" aria-required="true" aria-describedby="code-hint">
</div>
<div class="bank-buttons">
<button class="button" type="submit">Confirm</button>
<button class="button-quiet" type="button" data-cancel>Cancel</button>
</div>
</form>
${ERROR_TEMPLATE}`;

/** Returns the page on which a bank asks for the code that it has sent. */
export function bankPage(bundle: Bundle, challenge: Challenge): string {
  return framePage(bundle, {
    title: 'Confirm your payment',
    body: formOf(challenge),
    data: { bank: 'open' },
  });
}

/** Returns the page of a challenge that is over. It tells the card form so. */
export function endedBankPage(bundle: Bundle): string {
  const body = '<p class="bank">This confirmation has ended.</p>';
  return framePage(bundle, { title: 'Confirm your payment', body, data: { bank: 'ended' } });
}
