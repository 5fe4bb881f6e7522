/** What is told of what a page shows around its steps stands under this heading. */
export const AROUND = 'Around every step';
