import { lineAndColumn } from '../../../content/check/diagnostic.ts';
import { placesIn } from '../../../content/json.ts';
import { type ContentFiles, nodeAt } from '../../../content/read.ts';
import type { ContentText } from '../state.ts';

/** Patterns of the names of the states that show a text, by a pattern of the end of the text's place. */
type Places = Readonly<Record<string, string>>;

/**
 * The places of texts that depend on no condition, but on waiting, a failure or an action. The first place that fits
 * counts. Texts only for screen readers are left out, and texts that replace code that did not load.
 */
const PLACES: Places = {
  'application.json#/price/updating': 'application/page/price-(updating|slow)',
  'application.json#/price/(outdated|unknown)': 'application/page/price-$1',
  'application.json#/dialogs/(unknown|not-received|price-changed)/.+': 'pages/payment/$1',
  'application.json#/dialogs/payment-failed/.+': 'pages/payment/failed',
  'application.json#/dialogs/submission-failed/.+': 'pages/payment/refused',
  'landing.json#/application/(heading|text|link/text)': 'pages/landing/application',
  'summary.json#/replaceApplication/(title|text|confirm/text|cancel/text)': 'pages/replace-application/asked',
  'summary.json#/price/updating': 'pages/summary/(waiting|changing|nothing-known)',
  'summary.json#/price/outdated': 'pages/summary/outdated',
  'summary.json#/price/unknown': 'pages/summary/no-price',
  'summary.json#/choices/uiSchema/excess/ui:tooltip/text': 'pages/summary/tooltip',
  'summary.json#/copyLink/byHand': 'pages/summary/link-by-hand',
  'email-quote.json#/sending': 'pages/email/sending',
  'email-quote.json#/success/(title|content|reference)': 'pages/email/sent',
  'quote.json#/link/(opening|failed|replace)(/.+)?': 'pages/quote-link/$1',
  'quote.json#/link/alerts/([^/]+)/(title|text)': 'pages/quote-link/$1',
  'start-again.json#/(title|text|confirm/text|cancel/text)': 'pages/start-again/asked',
  'quote/([^/]+).json#/uiSchema/ui:messages': 'pages/error-summary/$1',
  'payment.json#/uiSchema/ui:messages/required': 'pages/error-summary/no-price',
  'payment.json#/uiSchema/cardForm/ui:messages': 'pages/(payment/card-messages|error-summary/payment)',
  '/cardForm/ui:options/(blocked|challenge|emptied)': 'pages/payment/$1',
  '/cardForm/ui:options/failed': 'pages/payment/no-card-form',
  '/cardForm/ui:options/timedOut': 'pages/payment/card-form-late',
  '/bsbNumber/ui:options/searching': 'pages/payment/searching',
  '/bsbNumber/ui:options/found': 'pages/payment/bank-account',
  '/bsbNumber/ui:options/failed': 'pages/payment/no-branch',
  '/submit/sending/0/text': 'pages/payment/checking',
  '/submit/sending/1/text': 'pages/payment/sending(-slow)?',
  '/submit/slow': 'pages/payment/sending-slow',
  '/visaType/ui:options/(emptyHelp|browse)': 'widgets/typeahead/none',
  '/address/ui:options/notListed': 'widgets/address/open',
  '/address/ui:options/retrieving': 'widgets/address/retrieving',
  '/address/ui:options/(searchFailed|searchAgain)': 'widgets/address/search-failed',
  '/address/ui:options/helpText2': 'widgets/address/suburb-unknown',
  '/hcfBundleId/ui:options/(empty|failed)': 'widgets/product-cards/none',
  '/hcfBundleId/ui:options/loading': 'widgets/product-cards/loading',
  'texts.json#/typeahead/(prompt|searching)': 'widgets/typeahead/$1',
  'texts.json#/typeahead/empty': 'widgets/typeahead/none',
  'texts.json#/reading/slow': '(application/page/price-|pages/summary/)slow',
  'texts.json#/reading/(failed|tryAgain)': 'application/page/price-unknown',
  'texts.json#/errorSummary/heading': 'pages/error-summary/.+',
  // other texts of these kinds have no state yet
  '/price/(updating|outdated|unknown)': '',
  '/dialogs/[^/]+/(title|text)': '',
  '/sending(/\\d+/text)?': '',
  '#/((confirm|cancel)/)?text': '',
  '#/uiSchema/ui:messages(/[^/]+)?': '',
  '/ui:tooltip/text': '',
  '/ui:options/(searching|found|failed|timedOut|blocked|challenge|emptied|loading|empty|emptyHelp|browse)':
    '',
  '/ui:options/(notListed|retrieving|searchFailed|searchAgain|helpText2)': '',
  '/typeahead/more': '',
};

/** Returns the texts that need a state, each with a pattern of its states' names, and the places without a text. */
export function findTexts(files: ContentFiles, places = PLACES) {
  const texts: { text: ContentText; states: RegExp }[] = [];
  const rows = Object.entries(places).map(([place, states]) => ({
    place,
    states,
    pattern: new RegExp(`^.*${place}$`),
  }));
  const unused = new Set(rows.filter(({ states }) => states).map(({ place }) => place));
  for (const file of files.values())
    for (const [value, pointer] of placesIn(file.data)) {
      const at = `${file.name}#${pointer}`;
      const row = rows.find(({ pattern }) => pattern.test(at));
      if (typeof value !== 'string' || !row) continue;
      unused.delete(row.place);
      const { line } = lineAndColumn(file, nodeAt(file, pointer)?.offset ?? 0);
      const hash = file.name.replace(/^.*\/|\.json$/g, '');
      const text: ContentText = { hash, target: { kind: 'text', text: value }, file: file.name, line };
      texts.push({ text, states: new RegExp(`^${at.replace(row.pattern, row.states)}$`) });
    }
  return { texts, unused: [...unused] };
}
