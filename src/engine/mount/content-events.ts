/** Tells open pages that their content was edited; its detail is a ContentChange. */
export const CONTENT_CHANGED = 'content-changed';

/** What the development server says when content was saved; it carries the addresses of the pages' modules. */
export const CONTENT_SAVED = 'content:saved';
