/** What `npm run gallery -- --help` says. */
export const HELP = `Pictures every step in every state, narrow and wide, and compares that with what was last accepted.

  npm run gallery                          all states
  npm run gallery -- NAME...               those whose names begin so: application/payment, quote/age/empty
  npm run gallery -- --accept [NAME...]    makes these pictures the accepted ones, in tests/gallery/
  npm run gallery -- --help                this page

The site is built in a folder of its own. What has changed, what axe-core has against it and what is not as it should
be stands on one page: dist/gallery/index.html.

Exit code 0 when all is as accepted, or is now, and nothing is at fault; 1 when not; 2 when the command was not
understood, the content has mistakes or there is no Chromium to take pictures with.`;
