/** Returns the result of `work` if it is done within `limit` milliseconds. @throws its error, or that of `late` */
export async function within<Result>(
  limit: number,
  work: Promise<Result>,
  late: () => Error,
): Promise<Result> {
  let timer: NodeJS.Timeout | undefined;
  const alarm = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(late()), limit);
  });
  return await Promise.race([work, alarm]).finally(() => clearTimeout(timer));
}
