import type { Recipes } from './author.ts';

/** Recipes about steps and pages, as an author follows them in Studio. */
export const STRUCTURE: Recipes = {
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
