const LOOPBACK = ['127.0.0.1', 'localhost', '[::1]'];

/** Returns true for an https origin, and for an http origin on this machine. */
export function isOrigin(text: string): boolean {
  if (!URL.canParse(text)) return false;
  const { origin, protocol, hostname } = new URL(text);
  const isSafe = protocol === 'https:' || (protocol === 'http:' && LOOPBACK.includes(hostname));
  return isSafe && text === origin && !hostname.includes('*');
}
