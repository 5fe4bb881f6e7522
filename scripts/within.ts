/**
 * Returns the result of some work if it is done in time.
 *
 * @param limit in milliseconds
 * @param late makes the error when the time is over
 * @throws the error of the work, or that of `late`
 */
export async function within<Result>(
  limit: number,
  work: Promise<Result>,
  late: () => Error,
): Promise<Result> {
  let timer: NodeJS.Timeout | undefined;
  const alarm = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(late()), limit);
  });
  try {
    return await Promise.race([work, alarm]);
  } finally {
    clearTimeout(timer);
  }
}
