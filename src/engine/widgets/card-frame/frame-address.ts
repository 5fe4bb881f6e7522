import type { Json, JsonObject } from '../../form/paths.ts';

export interface FrameAddress {
  /** As the source gave it: it may be signed. */
  src: string;
  /** The only one that is listened to and spoken to. */
  origin: string;
}

function parsed(address: Json | undefined): URL | undefined {
  try {
    return typeof address === 'string' ? new URL(address) : undefined;
  } catch {
    return undefined;
  }
}

/** @throws Error when the first item has no whole web address; what it has instead is not told, it may be signed */
export function frameAddress([item]: readonly JsonObject[]): FrameAddress {
  const url = parsed(item?.address);
  if (url?.protocol !== 'https:' && url?.protocol !== 'http:')
    throw new Error('The source of a card frame gave no web address.');
  return { src: String(item?.address), origin: url.origin };
}
