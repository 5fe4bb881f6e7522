import { edit } from '../change.ts';

const AGE = 'steps/quote/age.json';
const STEP = (hash: string) => `steps/application/${hash}.json`;
const heading = (file: string, before: string, text: string) =>
  edit(file, `"heading": "${before}"`, `"heading": ${JSON.stringify(text)}`);
const closing = (text: string) =>
  edit(
    STEP('cover-start'),
    'You can change this date until you pay. We can’t pay for treatment before your cover starts.',
    JSON.stringify(text).slice(1, -1),
  );

export const legal = {
  'a reworded heading': heading(AGE, 'How old are you?', 'Your age'),
  'a heading with a fixed space': heading(STEP('payment'), 'Payment', 'Pay\u00A0now'),
  'a heading with accents': heading(
    STEP('declaration'),
    'Check your answers and agree',
    'Zoë, São Paulo, fiancé, naïve',
  ),
  'a heading with an emoji of several characters': heading(
    STEP('dependants-details'),
    'Your dependants',
    'Your family 👨‍👩‍👧',
  ),
  'a heading in another script': heading(
    STEP('partner-details'),
    'About your partner',
    'About your partner (σύζυγος)',
  ),
  'a heading from right to left': heading(STEP('contact-details'), 'Contact details', 'تفاصيل \u200Fالاتصال'),
  'a heading with a soft hyphen': heading(
    STEP('current-cover'),
    'Your current health cover',
    'Your current health\u00ADcover',
  ),
  'no subheading': edit(AGE, '"subheading": "Your age affects your price.",', ''),
  'bold, italic and a list': closing('**Please note**: *all* of this.\n\n- one\n- two'),
  'a link to a website': edit(
    STEP('current-cover'),
    'If you switch from another Australian health fund, you may',
    'If you [switch funds](https://www.privatehealth.gov.au/switch?from=visitor#how), you may',
  ),
  'a link to write to us': edit(
    STEP('confirmation'),
    'call us on [{phone}](tel:{phone}).',
    '[write to us](mailto:help@example.com).',
  ),
  'a phone link with a country': edit('site.json', '"tel:1800555010"', '"tel:+611800555010"'),
  'the phone number with its name in another link': edit(
    'pages/landing.json',
    'Call [{phone}](tel:{phone}), {openingHours}.',
    'Call [our team](tel:{phone}), {openingHours}.',
  ),
  'another fact of the insurer': edit(
    'pages/landing.json',
    'Cancel in that time',
    'Cancel within {coolingOff}',
  ),
  'an amount in dollars': edit(
    'pages/landing.json',
    'Get help paying for hospital',
    'Get help paying for hospital: up to A$300',
  ),
  'numbers that are no limits': edit(
    STEP('payment'),
    '"ui:description": "As on your bank statement"',
    '"ui:description": "As on your statement of the last 3 months"',
  ),
  'a hint about other ages': edit(
    'steps/application/dependants-details.json',
    '"$ref": "../../fields.json#/ui/childBirthday"',
    '"$ref": "../../fields.json#/ui/childBirthday", "ui:description": "Children over 16 need their own card. Passports are valid for up to 10 years."',
  ),
  'a hint about other people': edit(
    AGE,
    '"age": { "$ref": "../../fields.json#/ui/age"',
    '"age": { "$ref": "../../fields.json#/ui/age", "ui:description": "People over 65 pay more."',
  ),
  'a hint with an example number': edit(
    STEP('payment'),
    'Up to 9 digits, excluding the BSB',
    'Usually 8 digits, for example 12345678',
  ),
  'a message with the limit as a number': edit(
    'fields.json',
    '"maxLength": "Enter up to {limit} letters and numbers"',
    '"maxLength": "Enter up to 10 letters and numbers"',
  ),
  'a message in other words': edit(
    'fields.json',
    '"Enter an age between 18 and 100"',
    '"Enter an age from 18 to 100"',
  ),
  'a message without a limit': edit(
    'fields.json',
    '"Enter a 4-digit postcode"',
    '"Enter your postcode in digits"',
  ),
  'a message about the age of an adult': edit(
    'fields.json',
    '"format": "Enter a real date of birth, for example 27/03/1990", "dateRange": "Enter a date of birth from {min} to {max}"',
    '"format": "Enter a real date of birth, for example 27/03/1990",\n        "dateRange": "You must be 18 or older"',
  ),
  'an alert with a title': edit(
    'fields.json',
    '"level": "info", "text": "Please choose your visa first. Products',
    '"level": "info",\n      "title": "Your visa",\n      "text": "Please choose your visa first. Products',
  ),
  'another waiting text': edit('texts.json', '"loading": "Loading..."', '"loading": "One moment..."'),
  'a note with quotes': edit(
    'email-quote.json',
    'so you can come back to it.',
    'so you can “come back” to it.',
  ),
  'an escaped letter': edit('start-again.json', '"title": "Start again?"', '"title": "Start again\\u003f"'),
  'a shorter button': edit('start-again.json', '"Delete and start again"', '"Start again"'),
  'a dash between numbers': edit('insurer.json', '"30 days"', '"20–30 days"'),
};
