import { htmlDocument, escapeHtml as text } from '../../site/html.ts';
import type { Bundle } from './bundle.ts';

/** Returns a whole page. @param data the body's data attributes for the script. Without them there is no script. */
function framePage(
  { style, script }: Bundle,
  title: string,
  body: string,
  data: Record<string, string> = {},
) {
  const attributes = Object.entries(data).map(([name, value]) => ` data-${name}="${text(value)}"`);
  const head = [`<link rel="stylesheet" href="${text(style)}">`];
  if (attributes.length > 0) head.push(`<script type="module" src="${text(script)}"></script>`);
  return htmlDocument(title, body, head, ` class="root"${attributes.join('')}`);
}

const ATTRIBUTES =
  'type="text" inputmode="numeric" autocapitalize="none" spellcheck="false" aria-required="true"';

/** The template of an error below a field, which the script clones. */
const ERROR_TEMPLATE = `<template data-error-template><p class="field-error" role="alert"><svg class="icon" viewBox="0 0 24 24" aria-hidden="true" focusable="false"><circle cx="12" cy="12" r="10"/><line x1="12" x2="12" y1="8" y2="12"/><line x1="12" x2="12.01" y1="16" y2="16"/></svg><span></span></p></template>`;

const FORM = `<form class="fields" data-card-form aria-label="Card details" novalidate>
<div class="field" data-field="number">
<div class="label-row">
<label class="field-label" for="number">Card number</label>
<span class="card-brand" role="status" translate="no" data-brand></span>
</div>
<p class="field-hint" id="number-hint"><span translate="no">Visa</span>, <span translate="no">Mastercard</span> or <span translate="no">Amex</span></p>
<input class="control" id="number" name="number" autocomplete="cc-number" aria-describedby="number-hint" ${ATTRIBUTES}>
</div>
<div class="field" data-field="expiry">
<label class="field-label" for="expiry">Expiry <span class="field-optional">MM/YY</span></label>
<input class="control" id="expiry" name="expiry" autocomplete="cc-exp" ${ATTRIBUTES}>
</div>
<div class="field" data-field="cvv">
<label class="field-label" for="cvv">CVV <span class="field-optional" data-code-length></span></label>
<input class="control" id="cvv" name="cvv" autocomplete="cc-csc" ${ATTRIBUTES}>
</div>
</form>
${ERROR_TEMPLATE}`;

const FAILURE = `<p class="failure">We can’t show the card form. Please try again.</p>`;

/** Returns the card form's page. @param data the host page, if known, and the reason if the form can't be used */
export const formPage = (bundle: Bundle, data?: { 'post-message-host': string; failure?: string }) =>
  framePage(bundle, 'Card details', data && !data.failure ? FORM : FAILURE, data);

/** Returns the page where a bank asks for the code that it has sent. Without a payment it notifies the card form. */
export function bankPage(bundle: Bundle, payment?: { amount: string; code: string }): string {
  const title = 'Confirm your payment';
  if (!payment)
    return framePage(bundle, title, '<p class="bank">This confirmation has ended.</p>', { bank: 'ended' });
  const form = `<form class="bank" data-bank-form novalidate>
<h1>${title}</h1>
<p>Your bank sent a code to your phone. Enter it to pay <strong translate="no">A$${text(payment.amount)}</strong>.</p>
<div class="field" data-field="code">
<label class="field-label" for="code">Code</label>
<p class="field-hint" id="code-hint">This is a test bank. The code is <span translate="no">${text(payment.code)}</span>.</p>
<input class="control" id="code" name="code" type="text" inputmode="numeric" autocomplete="one-time-code" spellcheck="false" aria-required="true" aria-describedby="code-hint">
</div>
<div class="bank-buttons">
<button class="button" type="submit">Confirm</button>
<button class="button-quiet" type="button" data-cancel>Cancel</button>
</div>
</form>
${ERROR_TEMPLATE}`;
  return framePage(bundle, title, form, { bank: 'open' });
}
