const LOOPBACK = ['127.0.0.1', 'localhost', '[::1]'];

/** Tells whether a text is the origin of one server, by https, or by http on this machine. */
export function isOrigin(text: string): boolean {
  if (!URL.canParse(text)) return false;
  const { origin, protocol, hostname } = new URL(text);
  const isSafe = protocol === 'https:' || (protocol === 'http:' && LOOPBACK.includes(hostname));
  return isSafe && text === origin && !hostname.includes('*');
}
