/** An error that the user can fix. Its message says what is wrong and what to do. */
export class UsageError extends Error {}
