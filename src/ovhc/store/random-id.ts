/** Returns 32 random hexadecimal digits that are unique and cannot be guessed. */
export function randomId(): string {
  // crypto.randomUUID is missing on pages without HTTPS
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return [...bytes].map((byte) => byte.toString(16).padStart(2, '0')).join('');
}
