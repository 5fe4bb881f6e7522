import type { Recipes } from './author.ts';

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
    await author.addEntry('message', { If: 'Too long', Text: 'Enter up to {limit} characters' }, ...MESSAGES);
    await author.choose('Change it', 'only here', 'Answers that are allowed', 'Typical answers');
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
    await author.openShared('fields.json', 'How shared fields are drawn');
    await author.add('Drawing of a shared field', { Name: 'occupation' });
    await author.open('Application', 'Journey', 'About your partner');
    await author.add('Field', {
      Label: 'Your partner’s occupation',
      Name: 'occupationPartner',
      'Shares the rules of': 'Occupation',
      'Must be answered': 'Yes',
    });
  },

  async 'Add a reveal'(author) {
    await author.open('Application', 'Journey', 'Contact details', 'Are you in Australia now?');
    await author.add('Field after this', {
      Label: 'When do you arrive?',
      Name: 'arrival',
      'Shares the rules of': 'Nothing: a date',
      'Must be answered': 'Yes',
    });
    await author.fill('Hint', 'For example, 05/09/2027', 'How it is drawn');
    await author.addSetting('Days allowed');
    await author.choose('From', 'today', 'Days allowed', 'Min');
    await author.fill('Text', 'Enter the day you arrive', ...MESSAGES, 'No answer');
    await author.fill('Text', 'Enter a real date, for example 05/09/2027', ...MESSAGES, NO_DATE);
    await author.addEntry(
      'message',
      { If: 'Outside the days allowed', Text: 'Enter a date from {min}' },
      ...MESSAGES,
    );
    await author.showIf('Are you in Australia now?', 'is one of', 'No');
  },

  async 'Add an alert'(author) {
    await author.open(
      ...['Application', 'Journey', 'Your current health cover', 'Do you have Australian health cover now?'],
    );
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
  },
};
