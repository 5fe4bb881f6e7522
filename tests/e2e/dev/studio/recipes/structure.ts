import type { Recipes } from './author.ts';

const MESSAGES = ['How it is drawn', 'Messages', 'One for each rule'];

/** Recipes about steps and pages, as an author follows them in Studio. */
export const STRUCTURE: Recipes = {
  async 'Add a step'(author) {
    await author.open('Application', 'Journey', 'Contact details');
    await author.add('Step after this', {
      Heading: 'Who should we call in an emergency?',
      'Address after the #': 'emergency-contact',
    });
    await author.showIf('Has partner', 'is true');
    await author.add('Field', {
      Label: 'Their name',
      Name: 'emergencyName',
      'Shares the rules of': 'Person name',
      'Must be answered': 'Yes',
    });
    await author.fill('Text', 'Enter a name', ...MESSAGES, 'No answer');
    await author.addSetting('What the browser fills in');
    await author.choose('What the browser fills in', 'off');
    await author.open('Application', 'Journey', 'Who should we call in an emergency?');
    await author.add('Field', {
      Label: 'Their email address',
      Name: 'emergencyEmail',
      'Shares the rules of': 'Email',
      'Must be answered': 'No',
    });
    await author.choose('Change it What the browser fills in', 'only here');
    await author.choose('What the browser fills in', 'off');
  },

  async 'Add a page'(author) {
    await author.addPage({ Title: 'Ask us to call you', 'Name in the address': 'call-back' });
    await author.fill('Description', 'Tell us your number, and we call you within a day.');
    await author.open('Call back', 'Journey', 'Your answers');
    await author.fill('Heading', 'How can we call you?');
    await author.add('Field', {
      Label: 'Your name',
      Name: 'callerName',
      'Shares the rules of': 'Person name',
      'Must be answered': 'Yes',
    });
    await author.addSetting('What the browser fills in');
    await author.choose('What the browser fills in', 'name');
    await author.open('Call back', 'Journey', 'How can we call you?');
    await author.add('Field', {
      Label: 'Your phone number',
      Name: 'callerNumber',
      'Shares the rules of': 'Nothing: a text',
      'Must be answered': 'Yes',
    });
    await author.addSetting('What the browser fills in');
    await author.choose('What the browser fills in', 'tel');
    await author.addSetting('Pattern');
    await author.fill('Pattern', '^\\+?[0-9 ]{8,}$');
    await author.addSetting('Typical answers');
    await author.fill('Typical answers', '0491 570 006');
    const pattern = {
      If: 'Other characters or another form',
      Text: 'Enter at least 8 digits, for example 0491 570 006',
    };
    await author.addEntry('message', pattern, ...MESSAGES);
    await author.addSetting('Input type');
    await author.pick('Input type', 'tel');
    await author.open('Call back', 'Journey', 'Check your answers');
    await author.fill('Text', 'Ask for a call', 'Buttons', 'Next');
    await author.open('Call back', 'Thank you');
    await author.fill('Heading', 'Thank you, {callerName}');
    await author.addSetting('Reads');
    await author.fill('Reads', 'callerName\nreference');
    await author.addSetting('Content');
    await author.fill('Content', 'We call you within a day. Your reference is {reference}.');
  },

  async 'Move a step'(author) {
    await author.open('Application', 'Journey', 'Contact details');
    await author.act('Move to…');
    await author.enter(author.dialog, { Place: 'After When should your cover start?' });
    await author.submit('Move');
  },

  async 'Remove something'(author) {
    const partner = ['Application', 'Journey', 'About your partner', 'Date of birth'];
    await author.open(...partner, 'Your price has changed');
    await author.delete();
    await author.openShared('fields.json', 'Your price has changed, Only if Price changed by is DOBPartner');
    await author.delete();
    await author.open('Application', 'Journey', 'Read and agree');
    await author.delete();
  },
};
