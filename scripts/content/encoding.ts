import { isUtf8 } from 'node:buffer';

/** Some editors begin a file with it; JSON must not (RFC 8259 §8.1). */
const BYTE_ORDER_MARK = '\uFEFF';

/** What stands for bytes that are no letter. */
const REPLACEMENT = '\uFFFD';

/** A fault of how a file is written, before any of what it says. */
export interface SyntaxFault {
  /** what jsonc-parser calls it, or one of ours: `NotUtf8`, `ByteOrderMark` */
  code: string;
  /** of the text, in UTF-16 units */
  offset: number;
  length: number;
}

/** Where a text has lost the first of its bytes: a letter may also be written so. */
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
 * What is wrong with how a file was saved: in another encoding than UTF-8, or with a byte order mark.
 *
 * @param source the file's bytes, or its text where that is all there is
 * @param text what they are read as
 */
export function encodingFaults(source: string | Buffer, text: string): SyntaxFault[] {
  if (typeof source !== 'string' && !isUtf8(source))
    return [{ code: 'NotUtf8', offset: firstLost(source, text), length: 1 }];
  return text.startsWith(BYTE_ORDER_MARK) ? [{ code: 'ByteOrderMark', offset: 0, length: 1 }] : [];
}
