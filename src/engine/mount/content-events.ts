/** Tells open pages that their content was edited; its detail is a ContentChange. */
export const CONTENT_CHANGED = 'content-changed';
