import type { CardFrameMessage } from '#types/events/card-frame';
import validateMessage from '../../../../schemas/events/card-frame.schema.json?validator=inbound';
import type { Json, JsonObject } from '../../form/paths.ts';

export interface FrameAddress {
  /** The source's address, unchanged, because it may be signed. */
  src: string;
  /** The only origin that messages are accepted from and sent to. */
  origin: string;
}

function parseAddress(address: Json | undefined): URL | undefined {
  try {
    return typeof address === 'string' ? new URL(address) : undefined;
  } catch {
    return undefined;
  }
}

/**
 * Returns the address of the first item.
 * @throws Error if it is not a valid address; the message does not contain it, because it may be signed
 */
export function frameAddress([item]: readonly JsonObject[]): FrameAddress {
  const url = parseAddress(item?.address);
  if (url?.protocol !== 'https:' && url?.protocol !== 'http:')
    throw new Error('The source of a card frame gave no web address.');
  return { src: String(item?.address), origin: url.origin };
}

/** Longer than any message of the protocol as JSON. */
const LONGEST_TEXT = 4000;

/** Returns true if an event comes from the frame's window and origin. */
export function isFrom(event: MessageEvent, iframe: HTMLIFrameElement, origin: string): boolean {
  return event.origin === origin && event.source !== null && event.source === iframe.contentWindow;
}

function parseMessage(text: string): unknown {
  return text.length <= LONGEST_TEXT ? JSON.parse(text) : undefined;
}

/** Reads a frame's message, an object or a JSON text. Returns undefined for anything else, and never throws. */
export function readMessage(data: unknown): CardFrameMessage | undefined {
  try {
    const message = typeof data === 'string' ? parseMessage(data) : data;
    return validateMessage(message) ? (message as CardFrameMessage) : undefined;
  } catch {
    return undefined;
  }
}

/** The limits of a frame's height, in pixels. */
const LOWEST = 120;
const HIGHEST = 1200;

/** Returns a frame's height: the one that it asks for, within limits and at least the reserved height. */
export function frameHeight(reported: number, reserved: number): number {
  if (!Number.isFinite(reported)) return reserved;
  return Math.max(reserved, Math.min(HIGHEST, Math.max(LOWEST, Math.ceil(reported))));
}
