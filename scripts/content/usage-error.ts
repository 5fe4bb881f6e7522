/** An error that the user can fix. Its message says what is wrong and what to do. */
export class UsageError extends Error {}

/** Calls a function. @throws UsageError with the message of the error that the function throws, and the advice */
export function orUsageError<Result>(work: () => Result, advice = ''): Result {
  try {
    return work();
  } catch (error) {
    const { message } = error as Error;
    throw new UsageError(advice ? `${message.split('. ')[0]}. ${advice}` : message);
  }
}
