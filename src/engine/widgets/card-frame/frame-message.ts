import type { CardFrameMessage } from '#types/events/card-frame';
import fits from '../../../../schemas/events/card-frame.schema.json?validator=inbound';

/** Longer than any message of the protocol is as a JSON text. */
const LONGEST_TEXT = 4000;

/** Whether an event comes from a frame's own window, and that window still shows the frame's own site. */
export function isFrom(event: MessageEvent, iframe: HTMLIFrameElement, origin: string): boolean {
  return event.origin === origin && event.source !== null && event.source === iframe.contentWindow;
}

function parsed(text: string): unknown {
  return text.length <= LONGEST_TEXT ? JSON.parse(text) : undefined;
}

/** What a frame says, as an object or as a JSON text; undefined where it is nothing of the protocol. It never throws. */
export function readMessage(data: unknown): CardFrameMessage | undefined {
  try {
    const message = typeof data === 'string' ? parsed(data) : data;
    return fits(message) ? (message as CardFrameMessage) : undefined;
  } catch {
    return undefined;
  }
}
