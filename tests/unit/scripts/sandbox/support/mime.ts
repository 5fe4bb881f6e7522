export interface MimePart {
  /** By their names in lower case, unfolded, encoded words decoded. */
  headers: Record<string, string>;
  content: string;
}

const quotedPrintable = (text: string) =>
  Buffer.from(
    text
      .replace(/=\r\n/g, '')
      .replace(/=([0-9A-F]{2})/g, (_, hex) => String.fromCharCode(Number.parseInt(hex, 16))),
    'latin1',
  ).toString();

const base64 = (text: string) => Buffer.from(text, 'base64').toString();

/** =?UTF-8?Q?Am=C3=A9lie?= and its like; the space between two of them is none. */
function decodeWords(value: string): string {
  return value
    .replace(/\?= =\?/g, '?==?')
    .replace(/=\?UTF-8\?([QB])\?(.*?)\?=/g, (_, kind, word) =>
      kind === 'B' ? base64(word) : quotedPrintable(word.replaceAll('_', ' ')),
    );
}

/** Takes a message, or one part of it, apart. */
export function parsePart(raw: string): MimePart {
  const end = raw.indexOf('\r\n\r\n');
  const lines = raw
    .slice(0, end)
    .replace(/\r\n[ \t]+/g, ' ')
    .split('\r\n');
  const headers = Object.fromEntries(
    lines.map((line) => {
      const [, name = '', value = ''] = /^([\w-]+): (.*)$/.exec(line) ?? [];
      if (!name) throw new Error(`"${line}" is no header`);
      return [name.toLowerCase(), decodeWords(value)];
    }),
  );
  const body = raw.slice(end + 4);
  const encoding = headers['content-transfer-encoding'];
  if (encoding === 'base64') return { headers, content: base64(body) };
  return { headers, content: encoding === 'quoted-printable' ? quotedPrintable(body) : body };
}

/** The parts of a multipart message, by their media types. */
export function partsByType({ headers, content }: MimePart): Record<string, string> {
  const boundary = /boundary="(.+)"/.exec(headers['content-type'] ?? '')?.[1];
  if (!boundary) throw new Error(`no multipart: ${headers['content-type']}`);
  const raw = content.split(`--${boundary}`).slice(1, -1);
  return Object.fromEntries(
    raw.map((part) => {
      const parsed = parsePart(part.replace(/^\r\n/, ''));
      return [parsed.headers['content-type']?.split(';')[0], parsed.content.replaceAll('\r\n', '\n')];
    }),
  );
}
