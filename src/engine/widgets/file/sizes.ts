const KB = 1024;
export const MB = KB * KB;

/** Rounds up, so that a file above a limit never seems to have its size. */
const roundUp = (number: number, digits: number) => Math.ceil(number * 10 ** digits) / 10 ** digits;

/** Returns a number of bytes as people read it: 812 KB or 1.2 MB. */
export function formatSize(bytes: number): string {
  if (bytes < MB) return `${roundUp(bytes / KB, 0)} KB`;
  return `${roundUp(bytes / MB, 1).toLocaleString('en')} MB`;
}
