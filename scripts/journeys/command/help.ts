/** What `npm run journeys -- --help` says. */
export const HELP = `Walks every journey of the content, and every form outside them, and says what their visitors can come to see.

  npm run journeys                       all of content/
  npm run journeys -- FOLDER             a whole site's content in another folder
  npm run journeys -- --show age         a short way to all at the step #age
  npm run journeys -- --show "not listed"   … to all that these words, or this field, are part of
  npm run journeys -- --out FOLDER       writes there instead of dist/journeys/, and leaves what else is there

Exit code 0 when everything can be reached and every step gone on from, 1 when something can't or has too many answers to
be searched to its end, 2 when the command was not understood or the content has mistakes.`;
