import { edit, fault, move, remove, rewrite } from '../change.ts';

const QUOTE = '/health-insurance/overseas-visitors/get-a-quote';
const deep = (levels: number) =>
  `{ "$schema": "../schemas/content/texts.schema.json", "optional": ${'['.repeat(levels)}${']'.repeat(levels)} }`;

const swapped = (text: string) =>
  text.replace('"schema"', '"other"').replace('"uiSchema"', '"schema"').replace('"other"', '"uiSchema"');

export const faults = {
  'no site.json': fault(remove('site.json'), 'pages/application.json: "$schema"'),
  'no texts.json': fault(remove('texts.json'), 'pages/application.json: "$ref": "../texts.json"'),
  'no fields.json': fault(remove('fields.json'), 'email-quote.json: "fields.json#/$defs/personName"'),
  'no insurer.json': fault(
    remove('insurer.json'),
    'site.json: { "$ref": "insurer.json#/documents/productDisclosure" }',
    'steps/quote/select-cover.json: "../../insurer.json#/benefits"',
  ),
  'no product-texts.json': fault(
    remove('product-texts.json'),
    'steps/quote/select-cover.json: "../../product-texts.json#/from"',
  ),
  'no start-again.json': fault(remove('start-again.json'), 'pages/application.json: "../start-again.json"'),
  'no icons.json': fault(
    remove('icons.json'),
    'steps/quote/cover-type.json: "icon": "one-person"',
    'steps/application/confirmation.json: "icon": "policy-by-email"',
  ),
  'no email-quote.json': fault(
    remove('email-quote.json'),
    'pages/product-summary.json: "../email-quote.json"',
  ),
  'a step deleted': fault(remove('steps/quote/age.json'), 'journeys/quote.json: "../steps/quote/age.json"'),
  'a journey deleted': fault(remove('journeys/quote.json'), 'pages/quote.json: "../journeys/quote.json"'),
  'the quote page deleted': fault(
    remove('pages/quote.json'),
    'pages/application.json: "withoutQuote"',
    'site.json: "link": { "text": "Get a quote"',
    'fields.json: "href"',
  ),
  'the application page deleted': fault(
    remove('pages/application.json'),
    `fields.json: "href": "/health-insurance/overseas-visitors/application-form#confirmation"`,
    'pages/product-summary.json: "continue": { "text": "Start application",',
    'pages/quote.json: "application":',
  ),
  'the landing page deleted': fault(
    remove('pages/landing.json'),
    'site.json: "home":',
    'start-again.json: "href": "/health-insurance/overseas-visitors",',
  ),
  'a step moved to another folder': fault(
    move('steps/quote/age.json', 'steps/age.json'),
    'journeys/quote.json: "../steps/quote/age.json"',
  ),
  'a page moved to another folder': fault(
    move('steps/application/declaration.json', 'steps/declaration.json'),
    'journeys/application.json: "../steps/application/declaration.json"',
  ),
  'a link with a letter left out': fault(
    edit(
      'site.json',
      `"link": { "text": "Get a quote", "href": "${QUOTE}" }`,
      `"link": { "text": "Get our privacy policy", "href": "/privacy-polcy" }`,
    ),
  ),
  'a document that does not exist': fault(
    edit('insurer.json', '/documents/privacy-policy', '/documents/privacy-polcy'),
  ),
  'a home that no page has': fault(
    edit('site.json', '"home": "/health-insurance/overseas-visitors"', '"home": "/overseas"'),
  ),
  'a page that was never written': fault(
    edit(
      'steps/application/confirmation.json',
      '"text": "Login", "href": "/member-login"',
      '"text": "Claims",\n        "href": "/claims"',
    ),
  ),
  'the path of the member login changed': fault(
    edit('site.json', '"path": "/member-login"', '"path": "/members"'),
    'steps/application/confirmation.json: "href": "/member-login"',
  ),
  'a link in a text that leads nowhere': fault(
    edit('pages/landing.json', '[privacy policy]({privacyPolicy})', '[privacy policy](/privacy)'),
  ),
  'a way back to a step that does not exist': fault(
    edit('pages/product-summary.json', `"href": "${QUOTE}#select-cover"`, `"href": "${QUOTE}#choose-cover"`),
  ),
  'an address that is only https': fault(
    edit(
      'fields.json',
      '"https://www.privatehealth.gov.au/health_insurance/overseas/index.htm"',
      '"https://"',
    ),
  ),
  'an address without a domain': fault(
    edit(
      'fields.json',
      '"https://www.privatehealth.gov.au/health_insurance/overseas/index.htm"',
      '"https://privatehealth"',
    ),
  ),
  'an address with a space': fault(
    edit(
      'fields.json',
      '"https://www.privatehealth.gov.au/health_insurance/overseas/index.htm"',
      '"https://www. privatehealth.gov.au"',
    ),
  ),
  'an e-mail address without @': fault(
    edit(
      'steps/application/confirmation.json',
      '"text": "Login", "href": "/member-login"',
      '"text": "Email us",\n        "href": "mailto:help.example.com"',
    ),
  ),
  'an e-mail address that ends at @': fault(
    edit(
      'steps/application/confirmation.json',
      'call us on [{phone}](tel:{phone})',
      '[email us](mailto:help@)',
    ),
  ),
  'a phone link without digits': fault(
    edit('site.json', '"phoneHref": "tel:1800555010"', '"phoneHref": "tel:"'),
  ),
  'a phone link without a number': fault(
    edit('pages/landing.json', 'Call [{phone}](tel:{phone})', 'Call [{phone}](tel:phone)'),
  ),
  'a file 3,000 levels deep': fault(rewrite('start-again.json', () => deep(3000))),
  'a file in UTF-16': fault(rewrite('start-again.json', (text) => Buffer.from(`\uFEFF${text}`, 'utf16le'))),
  'a file in UTF-16 of the other order': fault(
    rewrite('texts.json', (text) => Buffer.from(`\uFEFF${text}`, 'utf16le').swap16()),
  ),
  'conflict markers': fault(
    edit(
      'start-again.json',
      '"title": "Start again?",',
      '<<<<<<< HEAD\n  "title": "Start again?",\n=======\n  "title": "Start over?",\n>>>>>>> wording',
    ),
  ),
  'schema and uiSchema swapped': fault(
    rewrite('steps/quote/age.json', swapped),
    'steps/quote/age.json: "schema": {',
    'steps/quote/age.json: "uiSchema": {',
  ),
  'schema and uiSchema swapped on a page': fault(
    rewrite('pages/landing.json', swapped),
    'pages/landing.json: "schema": {',
    'pages/landing.json: "uiSchema": {',
  ),
  'schema and uiSchema swapped in a long step': fault(
    rewrite('steps/application/payment.json', swapped),
    'steps/application/payment.json: "schema": {',
    'steps/application/payment.json: "uiSchema": {',
  ),
  'a comment and a trailing comma': fault(
    edit(
      'start-again.json',
      '"cancel": { "text": "Keep my answers" }',
      '// the safe choice\n  "cancel": { "text": "Keep my answers" },',
    ),
  ),
};
