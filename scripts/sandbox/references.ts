/** Eight digits from the first one on, as long as real references are. */
const FIRST = 10_000_001;

/** The numbers that the insurer files things under: RN10000001, RN10000002, …, counted by themselves for each prefix. */
export class References {
  #next = new Map<string, number>();

  issue(prefix: string): string {
    const number = this.#next.get(prefix) ?? FIRST;
    this.#next.set(prefix, number + 1);
    return `${prefix}${number}`;
  }

  clear(): void {
    this.#next.clear();
  }
}
