import type { Recipes } from './author.ts';

const COVER = ['Application', 'Journey', 'Your current health cover'];

const NO_DATE = 'Not a real date or address';

const MESSAGES = ['How it is drawn', 'Messages', 'One for each rule'];

/** Recipes about fields, as an author follows them in Studio. */
export const FIELDS: Recipes = {
  async 'Add a field'(author) {
    await author.open('Application', 'Journey', 'About you', 'First name');
    await author.add('Field after this', {
      Label: 'Middle name',
      'Shares the rules of': 'Person name',
      'Must be answered': 'No',
    });
    await author.addSetting('What the browser fills in');
    await author.choose('What the browser fills in', 'additional-name', 'How it is drawn');
    await author.choose('Change it Typical answers', 'only here');
    await author.fill('Typical answers', 'Maria', 'Answers that are allowed');
  },

  async 'Add a choice'(author) {
    await author.open('Application', 'Journey', 'About you', 'Title');
    await author.add('Choice', { Text: 'Rev', 'Value that is stored': 'Rev' });
  },

  async 'Share a definition'(author) {
    await author.openShared('fields.json', 'Rules of shared fields');
    await author.add('Rule of a shared field', { Name: 'occupation' });
    await author.fill('A number', '40', 'Most characters');
    await author.addSetting('Typical answers');
    await author.fill('Typical answers', 'Nurse');
    await author.openShared('fields.json', 'How shared fields are drawn');
    await author.add('Drawing of a shared field', { Name: 'occupation' });
    await author.addSetting('What the browser fills in');
    await author.choose('What the browser fills in', 'organization-title');
    await author.addSetting('Messages');
    await author.pick('Messages', 'One for each rule');
    await author.fill('Text', 'Enter the occupation', 'Messages', 'One for each rule', 'No answer');
    await author.fill('Text', 'Enter up to {limit} characters', 'Messages', 'One for each rule', 'Too long');
    await author.open('Application', 'Journey', 'About your partner');
    await author.add('Field', {
      Label: 'Your partner’s occupation',
      Name: 'occupationPartner',
      'Shares the rules of': 'Occupation',
      'Must be answered': 'Yes',
    });
    await author.choose('Change it What the browser fills in', 'only here');
    await author.choose('What the browser fills in', 'off');
  },

  async 'Add a reveal'(author) {
    await author.open(...COVER, 'Do you have Australian health cover now?');
    await author.add('Field after this', {
      Label: 'When did your last cover end?',
      Name: 'coverEnd',
      'Shares the rules of': 'Nothing: a date',
      'Must be answered': 'Yes',
    });
    await author.fill('Hint', 'For example, 27/03/2026', 'How it is drawn');
    await author.addSetting('Days allowed');
    await author.choose('From', 'today', 'Days allowed', 'Max');
    await author.fill('Text', 'Enter the day your cover ended', ...MESSAGES, 'No answer');
    await author.fill('Text', 'Enter a real date, for example 27/03/2026', ...MESSAGES, NO_DATE);
    const message = { If: 'Outside the days allowed', Text: 'Enter a date up to today' };
    await author.addEntry('message', message, ...MESSAGES);
    await author.showIf('Do you have Australian health cover now?', 'is one of', 'No');
  },

  async 'Add an alert'(author) {
    await author.open(...COVER, 'Do you have Australian health cover now?');
    await author.add('Alert');
    await author.addSetting('Title');
    await author.fill('Title', 'Keep your cover for now');
    await author.fill('Text', 'Please **don’t cancel it yourself**: we do that when your new cover starts.');
    await author.showIf('Do you have Australian health cover now?', 'is one of', 'Yes');
  },

  async 'Change the limits of a date'(author) {
    await author.open('Application', 'Journey', 'When should your cover start?', 'Cover start date');
    const last = ['Answers that are allowed', 'Days allowed', 'Max'];
    await author.choose('From', 'today', ...last);
    await author.fill('Months', '6', ...last);
    await author.fill('Days', '', ...last);
  },

  async 'Compare two answers'(author) {
    await author.open('Application', 'Journey', 'Contact details', 'Email address');
    await author.add('Field after this', {
      Label: 'Email address again',
      Name: 'emailAgain',
      'Shares the rules of': 'Nothing: a text',
      'Must be answered': 'Yes',
    });
    await author.addSetting('The only answer');
    await author.pick('The only answer', 'Another answer', 'Answers that are allowed');
    await author.choose('Answer', 'Email address', 'Answers that are allowed', 'The only answer');
    await author.addSetting('What the browser fills in');
    await author.choose('What the browser fills in', 'off');
    await author.addSetting('Input type');
    await author.pick('Input type', 'email');
    await author.fill('Text', 'Enter your email address again', ...MESSAGES, 'No answer');
    const same = { If: 'Not the value asked for', Text: 'Enter {limit}, as above' };
    await author.addEntry('message', same, ...MESSAGES);

    await author.open('Application', 'Journey', 'When should your cover start?', 'Cover start date');
    await author.add('Field after this', {
      Label: 'When do you plan to leave Australia?',
      Name: 'leaveDate',
      'Shares the rules of': 'Nothing: a date',
      'Must be answered': 'No',
    });
    await author.addSetting('After the day');
    await author.pick('After the day', 'Another answer');
    await author.choose('Answer', 'Cover start date', 'After the day');
    const later = { If: 'Not after the day', Text: 'Enter a date after {limit}, when your cover starts' };
    await author.addEntry('message', later, ...MESSAGES);

    await author.open('Quote', 'Journey', 'How old are you?', 'Your age');
    await author.add('Field after this', {
      Label: 'How many years have you lived in Australia?',
      Name: 'yearsHere',
      'Shares the rules of': 'Nothing: a number',
      'Must be answered': 'No',
    });
    await author.addSetting('Largest number');
    await author.pick('Largest number', 'Another answer');
    await author.choose('Answer', 'Your age', 'Largest number');
    await author.fill(
      'Text',
      'Enter the years in digits, for example 2',
      ...MESSAGES,
      'Not this kind of answer',
    );
    const most = { If: 'Too large', Text: 'Enter up to {limit}, which is your age' };
    await author.addEntry('message', most, ...MESSAGES);
  },
};
