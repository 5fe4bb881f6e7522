import { escapeHtml as text } from '../../site/html.ts';
import type { Bundle } from './bundle.ts';

/**
 * Returns a whole page.
 * @param body HTML
 * @param data the data attributes of the body, for the script. Without them the page has no script.
 */
function framePage(
  { style, script }: Bundle,
  title: string,
  body: string,
  data?: Record<string, string>,
): string {
  const attributes = Object.entries(data ?? {}).map(([name, value]) => ` data-${name}="${text(value)}"`);
  const scriptTag = data ? `<script type="module" src="${text(script)}"></script>\n` : '';
  return `<!doctype html>
<html lang="en-AU">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${text(title)}</title>
<link rel="stylesheet" href="${text(style)}">
${scriptTag}</head>
<body class="root"${attributes.join('')}>
${body}
</body>
</html>
`;
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

const TITLE = 'Card details';
const FAILURE = `<p class="failure">We can’t show the card form. Please try again.</p>`;

/** Returns the card form's page. @param postMessageHost the origin of the host page, which gets the messages */
export function formPage(bundle: Bundle, postMessageHost: string): string {
  return framePage(bundle, TITLE, FORM, { 'post-message-host': postMessageHost });
}

/** Returns the page for a card form that can't be used. The host page at `postMessageHost` gets the reason. */
export function failurePage(bundle: Bundle, postMessageHost: string, reason: string): string {
  const data = { 'post-message-host': postMessageHost, failure: reason };
  return framePage(bundle, TITLE, FAILURE, data);
}

/** Returns the page for an unknown host page. It has no script. */
export function silentPage(bundle: Bundle): string {
  return framePage(bundle, TITLE, FAILURE);
}

const bankForm = (amount: string, code: string) => `<form class="bank" data-bank-form novalidate>
<h1>Confirm your payment</h1>
<p>Your bank sent a code to your phone. Enter it to pay <strong translate="no">A$${text(amount)}</strong>.</p>
<div class="field" data-field="code">
<label class="field-label" for="code">Code</label>
<p class="field-hint" id="code-hint">This is a test bank. The code is <span translate="no">${text(code)}</span>.</p>
<input class="control" id="code" name="code" type="text" inputmode="numeric" autocomplete="one-time-code" spellcheck="false" aria-required="true" aria-describedby="code-hint">
</div>
<div class="bank-buttons">
<button class="button" type="submit">Confirm</button>
<button class="button-quiet" type="button" data-cancel>Cancel</button>
</div>
</form>
${ERROR_TEMPLATE}`;

/** Returns the page where a bank asks for the code that it has sent. */
export function bankPage(bundle: Bundle, amount: string, code: string): string {
  return framePage(bundle, 'Confirm your payment', bankForm(amount, code), { bank: 'open' });
}

/** Returns the page for a challenge that is over. It notifies the card form. */
export function endedBankPage(bundle: Bundle): string {
  const body = '<p class="bank">This confirmation has ended.</p>';
  return framePage(bundle, 'Confirm your payment', body, { bank: 'ended' });
}
