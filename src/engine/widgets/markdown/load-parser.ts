/** Loads the parser, which only this widget needs. This is its own module so that tests can make it fail. */
export const loadParser = () => import('../../rich-text/parse-markdown.ts');
