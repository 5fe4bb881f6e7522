import { edit, move, remove, rewrite } from '../change.ts';

const STEP = (hash: string) => `steps/application/${hash}.json`;
const LOGIN = '"text": "Login", "href": "/member-login"';
const login = (text: string, href: string) =>
  edit(STEP('confirmation'), LOGIN, `"text": ${JSON.stringify(text)}, "href": ${JSON.stringify(href)}`);
const QUOTE = '/health-insurance/overseas-visitors/get-a-quote';

export const legal = {
  'a link to a page': login('Get another quote', QUOTE),
  'a link with a slash at its end': login('Get another quote', `${QUOTE}/`),
  'a link with a question and a hash': login('Change your age', `${QUOTE}?change#age`),
  'a link to a product': login(
    'See our product',
    '/health-insurance/overseas-visitors/essential-visitor-cover',
  ),
  'a link to a document': login('Read our privacy policy', '/documents/privacy-policy'),
  'a link to the start': login('Our home page', '/'),
  'a link to the details of a product': login('Read the details', '/documents/essential-visitor-cover.pdf'),
  'a link elsewhere': login('Home Affairs', 'https://immi.homeaffairs.gov.au'),
  'a link to another port': login('Test site', 'https://test.example.com:8443/a?b=c#d'),
  'a link to call': login('Call us', 'tel:13 12 34'),
  'a link to write': login('Write to us', 'mailto:help@example.com?subject=Help'),
  'a member login elsewhere': [
    edit('site.json', ', "memberLogin": { … } }', ''),
    login('Login', 'https://members.example.com/login'),
  ],
  'a file called otherwise': [
    move(STEP('declaration'), STEP('agreement')),
    edit('journeys/application.json', 'application/declaration.json', 'application/agreement.json'),
  ],
  'a file in another folder': [
    move('start-again.json', 'pages/start-again.json'),
    edit('pages/start-again.json', '"../schemas', '"../../schemas'),
    ...['application', 'landing', 'quote', 'product-summary'].map((page) =>
      edit(`pages/${page}.json`, '"../start-again.json"', '"start-again.json"'),
    ),
  ],
  'a shared definition in its own file': [
    rewrite(
      'contact.json',
      () =>
        '{ "$schema": "../schemas/content/fields.schema.json", "$defs": { "email": { "type": "string", "title": "Email address", "examples": ["a@example.com"], "pattern": "^\\\\S+@\\\\S+$", "maxLength": 254 } } }',
    ),
    edit(
      'fields.json',
      '"email": { "type": "string", … "maxLength": 254 }',
      '"email": { "$ref": "contact.json#/$defs/email" }',
    ),
  ],
  'another icon': edit(STEP('cover-start'), '"icon": "map-pin"', '"icon": "house"'),
  'an icon of our own': [
    edit('icons.json', '"icons": {', '"icons": { "passport": ["M6 3h12v18H6z"],'),
    edit(STEP('cover-start'), '"icon": "id-card"', '"icon": "passport"'),
  ],
  'a word to avoid': edit(
    'words.json',
    '"words": [',
    '"words": [{ "avoid": ["endeavour"], "use": ["try"] },',
  ),
  'no words to avoid': remove('words.json'),
  'another document': [
    edit(
      'insurer.json',
      '"documents": {',
      '"documents": { "houseRules": { "text": "House rules", "href": "https://example.com/rules" },',
    ),
    edit('site.json', '"links": [', '"links": [{ "$ref": "insurer.json#/documents/houseRules" },'),
  ],
  'the documents of the real insurer': [
    edit('insurer.json', '"isSample": true', '"isSample": false'),
    edit('insurer.json', '/documents/privacy-policy', '/legal/privacy'),
  ],
  'a fact in a text': [
    edit('insurer.json', '"facts": {', '"facts": { "claimTime": "2 days",'),
    edit('site.json', '"footer": [', '"footer": ["We pay most claims within {claimTime}.",'),
  ],
  'another phone number': [
    edit('site.json', '"1800\\u00a0555\\u00a0010"', '"02 5550 0100"'),
    edit('site.json', '"tel:1800555010"', '"tel:+61255500100"'),
  ],
  'Windows line ends': rewrite('start-again.json', (text) => text.replaceAll('\n', '\r\n')),
  'everything on one line': rewrite('product-texts.json', (text) => JSON.stringify(JSON.parse(text))),
  'escaped letters': rewrite('email-quote.json', (text) => text.replaceAll('’', '\\u2019')),
  tabs: rewrite('texts.json', (text) => text.replaceAll('  ', '\t')),
};
