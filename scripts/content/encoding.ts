import { isUtf8 } from 'node:buffer';

/** Some editors begin a file with it; JSON must not (RFC 8259 §8.1). */
const BYTE_ORDER_MARK = '\uFEFF';

/** Replaces bytes that are no UTF-8. */
const REPLACEMENT = '\uFFFD';

/** A syntax error of a file. */
export interface SyntaxFault {
  /** of jsonc-parser, or one of ours: `NotUtf8`, `ByteOrderMark` */
  code: string;
  /** of the text, in UTF-16 units */
  offset: number;
  length: number;
}

/** Returns the index of the first replaced byte. The text may also contain the replacement itself. */
function firstLost(bytes: Buffer, text: string): number {
  const written = Buffer.from(REPLACEMENT);
  const isWritten = (index: number) => {
    const start = Buffer.byteLength(text.slice(0, index));
    return bytes.subarray(start, start + written.length).equals(written);
  };
  let index = text.indexOf(REPLACEMENT);
  while (isWritten(index)) index = text.indexOf(REPLACEMENT, index + 1);
  return index;
}

/**
 * Finds faults of a file's encoding: not UTF-8, or a byte order mark.
 *
 * @param source the file's bytes, or its text if there are no bytes
 * @param text what the bytes are read as
 */
export function encodingFaults(source: string | Buffer, text: string): SyntaxFault[] {
  if (typeof source !== 'string' && !isUtf8(source))
    return [{ code: 'NotUtf8', offset: firstLost(source, text), length: 1 }];
  return text.startsWith(BYTE_ORDER_MARK) ? [{ code: 'ByteOrderMark', offset: 0, length: 1 }] : [];
}
