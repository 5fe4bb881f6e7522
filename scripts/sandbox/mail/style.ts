/** All the style there is, of the page and of the mail's HTML part. The page's policy allows this text and no other. */
export const STYLE = `
:root { color-scheme: light dark; font: 1rem/1.5 system-ui, sans-serif; }
body { max-width: 40rem; margin: 2rem auto; padding: 0 1rem; overflow-wrap: anywhere; }
h1, h2 { font-size: 1.5rem; line-height: 1.25; }
main > h2 { margin-block-end: 0; font-size: 1.125rem; }
main > h2 + * { margin-block-start: 0.25rem; }
table { width: 100%; margin: 1.5rem 0; border-collapse: collapse; }
caption { padding: 0.25rem 0; font-weight: bold; text-align: start; }
th, td { padding: 0.25rem 0; border-block-end: 1px solid GrayText; text-align: start; vertical-align: top; }
th { width: 10rem; padding-inline-end: 1rem; font-weight: normal; }
article + article { margin-block-start: 3rem; border-block-start: 3px solid; }
`;
