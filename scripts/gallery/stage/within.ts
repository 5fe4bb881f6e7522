/**
 * Comes to what a piece of work does, if that is done in time.
 *
 * @param limit in milliseconds
 * @param late what to say where it is not
 * @throws Error that says so
 */
export async function within<Result>(
  limit: number,
  work: Promise<Result>,
  late: () => string,
): Promise<Result> {
  let timer: NodeJS.Timeout | undefined;
  const alarm = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error(late())), limit);
  });
  try {
    return await Promise.race([work, alarm]);
  } finally {
    clearTimeout(timer);
  }
}
