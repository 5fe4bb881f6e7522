/** The command cannot be run as it was asked for. Its message says what is wrong, and what to do. */
export class UsageError extends Error {}
