import type { Operation } from '../../../../../scripts/content/edit/operations.ts';

/** A change that authors make in the real content, and the fewest lines that it can add and remove. */
export interface TypicalEdit {
  does: string;
  file: string;
  operations: readonly Operation[];
  lines: `+${number} -${number}`;
}

const STEP = ['hash', 'heading', 'subheading', 'content', 'needs', 'reads', 'alerts', 'schema', 'uiSchema'];
const UI = ['ui:widget', 'ui:options', 'ui:description', 'ui:autocomplete', 'ui:messages', 'ui:alerts'];

const AGE = 'steps/quote/age.json';
const CONTACT = 'steps/application/contact-details.json';
const PERSONAL = 'steps/application/personal-details.json';
const PARTNER = 'steps/application/partner-details.json';
const COVER = 'steps/application/current-cover.json';
const START = 'steps/application/cover-start.json';
const QUOTE = 'journeys/quote.json';
const APPLICATION = 'journeys/application.json';

const edit = (
  lines: TypicalEdit['lines'],
  does: string,
  file: string,
  ...operations: readonly Operation[]
): TypicalEdit => ({ does, file, operations, lines });

const set = (pointer: string, value: unknown, order?: readonly string[]): Operation => ({
  type: 'set',
  pointer,
  value,
  ...(order && { order }),
});
const insert = (pointer: string, index: number, value: unknown): Operation => ({
  type: 'insert',
  pointer,
  index,
  value,
});
const remove = (pointer: string): Operation => ({ type: 'remove', pointer });
const move = (pointer: string, to: number): Operation => ({ type: 'move', pointer, to });
const rename = (pointer: string, key: string): Operation => ({ type: 'rename', pointer, key });

const MESSAGES = { required: 'Enter the age', type: 'Enter digits', minimum: '{limit} or older' };

const ALERT = {
  level: 'info',
  text: 'You are applying for {productName}.',
  when: { required: ['productName'] },
};

const REVEAL = `{
  "if": { "properties": { "currentLocation": { "const": "no" } }, "required": ["currentLocation"] },
  "then": {
    "properties": {
      "arrival": { "type": "string", "title": "When do you arrive?", "format": "date" }
    },
    "required": ["arrival"]
  }
}`;

export const typicalEdits: readonly TypicalEdit[] = [
  // texts and other values
  edit('+1 -1', 'changes a heading', CONTACT, set('/heading', 'How can we reach you, “{firstName}”?')),
  edit('+1 -1', 'changes a text in an object on one line', 'texts.json', set('/review/change', 'Edit')),
  edit('+1 -1', 'changes a fact', 'insurer.json', set('/facts/coolingOff', '21 days')),
  edit('+1 -1', 'changes a boolean', 'insurer.json', set('/isSample', false)),
  edit('+1 -1', 'changes a number', 'fields.json', set('/$defs/age/maximum', 99)),
  edit('+1 -1', 'changes the text of a choice', 'fields.json', set('/$defs/title/oneOf/5/title', 'Doctor')),
  edit(
    '+4 -0',
    'adds a choice',
    'fields.json',
    insert('/$defs/title/oneOf', 7, { const: 'Rev', title: 'Rev' }),
  ),
  edit('+4 -4', 'swaps two choices', 'fields.json', move('/$defs/title/oneOf/0', 1)),
  edit('+0 -4', 'removes a choice', 'fields.json', remove('/$defs/title/oneOf/3')),
  edit('+2 -1', 'adds a fact', 'insurer.json', set('/facts/claimTime', '2 working days')),
  // messages and alerts
  edit('+5 -1', 'writes a message for each rule', 'fields.json', set('/ui/age/ui:messages', MESSAGES)),
  edit(
    '+1 -5',
    'writes one message for all rules',
    'fields.json',
    set('/ui/firstName/ui:messages', 'Enter it'),
  ),
  edit('+2 -1', 'overrides messages', AGE, set('/uiSchema/partnerAge/ui:messages', 'Enter an age', UI)),
  edit('+9 -0', 'adds an alert to a step', CONTACT, set('/alerts', [ALERT], STEP)),
  edit('+7 -0', 'adds an alert before others', AGE, insert('/alerts', 0, ALERT)),
  edit(
    '+3 -0',
    'adds a shared alert after others',
    AGE,
    insert('/alerts', 2, { $ref: '../../fields.json#/alerts/x' }),
  ),
  edit(
    '+6 -1',
    'adds a shared alert to a field',
    COVER,
    set('/uiSchema/currentFund/ui:alerts', [{ $ref: '#/x' }], UI),
  ),
  edit('+2 -2', 'swaps two alerts', AGE, move('/alerts/1', 0)),
  edit('+0 -8', 'removes all alerts', AGE, remove('/alerts')),
  edit('+1 -6', 'removes the alerts of a field', PARTNER, remove('/uiSchema/DOBPartner/ui:alerts')),
  // fields
  edit(
    '+5 -0',
    'adds the schema of a field',
    PERSONAL,
    set('/schema/properties/middleName', { $ref: '#/x', title: 'Middle name', examples: ['Maria'] }),
  ),
  edit(
    '+7 -0',
    'adds the widget and messages of a field',
    PERSONAL,
    set('/uiSchema/middleName', {
      'ui:autocomplete': 'off',
      'ui:messages': { pattern: 'a', maxLength: 'b' },
    }),
  ),
  edit('+1 -1', 'adds a field to an order on one line', CONTACT, insert('/uiSchema/ui:order', 1, 'arrival')),
  edit(
    '+10 -1',
    'adds a field to a line that gets too long',
    PERSONAL,
    insert('/uiSchema/ui:order', 3, 'middleName'),
  ),
  edit(
    '+1 -0',
    'adds a field to an order on many lines',
    COVER,
    insert('/uiSchema/ui:order', 2, 'fundState'),
  ),
  edit('+2 -1', 'adds a field to the end of an order', COVER, insert('/uiSchema/ui:order', 12, 'fundState')),
  edit('+1 -1', 'moves a field in an order on many lines', COVER, move('/uiSchema/ui:order/1', 2)),
  edit('+0 -1', 'removes a field from an order', COVER, remove('/uiSchema/ui:order/3')),
  edit('+1 -1', 'removes the last entry of a list on one line', CONTACT, remove('/schema/required/1')),
  edit('+1 -1', 'removes the only entry of a list on one line', AGE, remove('/schema/required/0')),
  edit('+3 -3', 'moves a field before another', CONTACT, move('/schema/properties/email', 0)),
  edit(
    '+4 -4',
    'renames a field everywhere in a step',
    CONTACT,
    rename('/schema/properties/email', 'mail'),
    rename('/uiSchema/email', 'mail'),
    set('/uiSchema/ui:order/1', 'mail'),
    set('/schema/required/1', 'mail'),
  ),
  edit('+9 -0', 'adds a reveal that was copied', CONTACT, {
    type: 'insert',
    pointer: '/schema/allOf',
    index: 2,
    json: REVEAL,
  }),
  edit(
    '+2 -3',
    'replaces a limit of a date',
    START,
    set('/schema/properties/coverStart/dateRange/max', { from: 'today', months: 6 }),
  ),
  edit(
    '+4 -1',
    'sets an option in a group that is missing',
    CONTACT,
    set('/uiSchema/currentLocation/ui:options/layout', 'row', UI),
  ),
  // properties
  edit('+1 -0', 'adds reads at its place in the schema', CONTACT, set('/reads', ['firstName'], STEP)),
  edit(
    '+1 -0',
    'adds content at its place in the schema',
    AGE,
    set('/content', 'It is **only** for the price.', STEP),
  ),
  edit('+0 -1', 'removes the first property', CONTACT, remove('/$schema')),
  edit('+0 -1', 'removes a property in the middle', CONTACT, remove('/heading')),
  edit('+1 -4', 'removes the last property', AGE, remove('/uiSchema/age/ui:options')),
  edit('+1 -1', 'removes the last property on one line', 'texts.json', remove('/review/unanswered')),
  edit('+1 -1', 'adds a property on one line', 'texts.json', set('/select/none', 'Nothing selected')),
  edit(
    '+2 -1',
    'adds an object as its siblings are',
    'texts.json',
    set('/submit/failed', { text: 'a', button: { text: 'b' } }),
  ),
  edit(
    '+1 -1',
    'changes one part of an object',
    CONTACT,
    set('/buttons', { previous: { text: 'Back' }, next: { text: 'Next' } }),
  ),
  // journeys and other files
  edit(
    '+9 -0',
    'adds a step with a condition',
    APPLICATION,
    insert('/steps', 5, {
      step: { $ref: '../steps/x.json' },
      stage: 'details',
      when: { $ref: '../fields.json#/x' },
    }),
  ),
  edit('+1 -0', 'adds a step on one line', QUOTE, insert('/steps', 1, { step: { $ref: '../steps/x.json' } })),
  edit(
    '+2 -1',
    'adds a last step on one line',
    QUOTE,
    insert('/steps', 4, { step: { $ref: '../steps/x.json' } }),
  ),
  edit('+6 -6', 'moves a step forward', APPLICATION, move('/steps/4', 1)),
  edit('+1 -1', 'moves a step on one line', QUOTE, move('/steps/1', 2)),
  edit('+0 -7', 'removes a step', APPLICATION, remove('/steps/6')),
  edit('+0 -6', 'removes the last step', APPLICATION, remove('/steps/7')),
  edit(
    '+5 -0',
    'adds an item',
    'pages/landing.json',
    insert('/trust/items', 4, { icon: 'clock', title: 'Fast', text: 'Soon' }),
  ),
  edit('+2 -1', 'adds an icon', 'icons.json', set('/icons/passport', ['M6 3h12v18H6z', 'M9.5 17h5'])),
  edit(
    '+2 -1',
    'adds a word to avoid',
    'words.json',
    insert('/words', 55, { avoid: ['endeavour'], use: ['try'] }),
  ),
];
