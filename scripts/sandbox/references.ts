/** Eight digits, as long as real references are. */
const FIRST = 10_000_001;

/** Issues the insurer's reference numbers: RN10000001, RN10000002, … Each prefix is counted separately. */
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
