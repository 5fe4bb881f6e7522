import type { Recipes } from './author.ts';

/** Recipes about steps and pages, as an author follows them in Studio. */
export const STRUCTURE: Recipes = {
  async 'Add a step'(author) {
    await author.open('Application', 'Journey', 'Contact details');
    await author.add('Step after this', {
      Heading: 'Who should we call in an emergency?',
      'Address after the #': 'emergency-contact',
    });
    await author.add('Field', {
      Label: 'Their name',
      Name: 'emergencyName',
      'Shares the rules of': 'Person name',
      'Must be answered': 'Yes',
    });
  },

  async 'Add a page'(author) {
    await author.addPage({ Title: 'Ask us to call you', 'Name in the address': 'call-back' });
  },

  async 'Move a step'(author) {
    await author.open('Application', 'Journey', 'Contact details');
    await author.act('Move to…');
    await author.enter(author.dialog, { Place: 'After When should your cover start?' });
    await author.press(author.dialog.getByRole('button', { name: 'Move', exact: true }));
  },

  async 'Remove something'(author) {
    await author.open(
      'Application',
      'Journey',
      'About your partner',
      'Date of birth',
      'Your price has changed',
    );
    await author.delete();
    await author.openShared('fields.json', 'Your price has changed');
    await author.delete();
    await author.open('Application', 'Journey', 'Read and agree');
    await author.delete();
  },
};
