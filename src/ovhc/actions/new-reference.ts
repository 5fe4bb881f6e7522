/** A reference that nobody else has, or can guess: 32 hexadecimal digits. */
export function newReference(): string {
  // randomUUID would do, but is not there on pages without encryption
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return [...bytes].map((byte) => byte.toString(16).padStart(2, '0')).join('');
}
