/**
 * Comes to what a piece of work does, if that is done in time.
 *
 * @param limit in milliseconds
 * @param late what is wrong where it is not
 * @throws what `late` makes, as things stand then
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
