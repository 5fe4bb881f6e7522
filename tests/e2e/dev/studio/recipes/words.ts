import type { Recipes } from './author.ts';

const MESSAGES = ['How it is drawn', 'Messages'];

/** Recipes about words, as an author follows them in Studio. */
export const WORDS: Recipes = {
  async 'Change a message'(author) {
    await author.open('Quote', 'Journey', 'How old are you?', 'Your age');
    await author.fill('One for all rules', 'Enter your age in years, from 18 to 100', ...MESSAGES);
    await author.pick('Messages', 'One for each rule', 'How it is drawn');
    const rules = [...MESSAGES, 'One for each rule'];
    await author.fill('Text', 'Enter the age', ...rules, 'No answer');
    await author.fill('Text', 'Enter the age in digits, for example 35', ...rules, 'Not this kind of answer');
    await author.fill('Text', 'You must be {limit} or older', ...rules, 'Too small');
    await author.fill('Text', 'Enter an age of {limit} or less', ...rules, 'Too large');
    await author.open('Application', 'Journey', 'Payment');
    await author.fill(
      'Text',
      'You can pay as soon as we have your price',
      ...['The whole form', 'Messages', 'One for each rule', 'No answer'],
    );
  },

  async 'Change a message in one step'(author) {
    await author.open('Quote', 'Journey', 'How old are you?', 'Your partner’s age');
    await author.choose('Change it One for all rules', 'only here', ...MESSAGES);
    await author.fill('One for all rules', 'Enter your partner’s age, from 18 to 100', ...MESSAGES);
  },

  async 'Use {placeholders}'(author) {
    await author.open('Application', 'Journey', 'When should your cover start?');
    await author.add('Alert');
    await author.fill('Text', 'You are applying for {productName}. Questions? Call us on {phone}.');
    await author.showIf('Product name', 'is answered');
  },

  async 'Use an earlier answer'(author) {
    await author.open('Application', 'Journey', 'Contact details');
    await author.fill('Heading', 'How can we reach you, {firstName|traveller}?');
    await author.addSetting('Reads');
    await author.fill('Reads', 'firstName');
  },

  async 'Change a fact of the insurer'(author) {
    await author.openShared('insurer.json', 'Facts');
    await author.fill('Cooling off', '21 days');
    await author.add('Fact', { Name: 'claimTime' });
    await author.fill('Claim time', '2 working days');
    await author.openShared('insurer.json');
    await author.pick('Is sample', 'No');
    await author.open('Landing');
    await author.addEntry(
      'item',
      { Icon: 'clock', Title: 'Paid fast', Text: 'We pay most claims within {claimTime}.' },
      ...['Trust', 'Items'],
    );
  },

  async 'Draw an icon'(author) {
    await author.openShared('icons.json', 'Icons');
    await author.add('Icon', { Name: 'passport' });
    await author.fill(
      'Passport',
      ['M6 3h12v18H6z', 'M12 8a2.5 2.5 0 1 1 0 5 2.5 2.5 0 0 1 0-5z', 'M9.5 17h5'].join('\n'),
    );
    await author.open('Application', 'Journey', 'When should your cover start?');
    await author.addEntry(
      'item',
      { Icon: 'passport', Label: 'The passports of your children' },
      ...['Needs', 'Items'],
    );
  },

  async 'List a word to avoid'(author) {
    await author.openShared('words.json', 'Words');
    await author.add('Word');
    await author.fill('Avoid', 'endeavour\nattempt');
    await author.fill('Use', 'try');
    await author.open('Words');
    await author.add('Word');
    await author.fill('Avoid', 'tariff');
    await author.fill('Use', 'price\nproduct');
    await author.addSetting('Except');
    await author.fill('Except', 'customs tariff');
    await author.addSetting('Why');
    await author.fill('Why', 'Here it is a price, elsewhere a tax.');
  },

  async 'Mark a legal text'(author) {
    await author.open(
      ...['Application', 'Journey', 'Read and agree', 'I agree to all of this for everyone on this policy'],
    );
    await author.fill(
      'Text',
      'The Corporations Act 2001 obliges every applicant to disclose all circumstances that may influence our decision.',
    );
    await author.addSetting('Legal texts');
    await author.tick('Text', 'Settings of the widget “checkbox”', 'Legal texts');
  },
};
