import type { CardFrameCommand, CardFrameMessage } from '#types/events/card-frame';

function isSubmit(data: unknown): data is CardFrameCommand {
  if (typeof data !== 'object' || data === null) return false;
  return Object.keys(data).length === 1 && 'type' in data && data.type === 'submit';
}

/** The page around the frame, as far as the frame deals with it: one window at one origin. */
export interface HostPage {
  post(message: CardFrameMessage): void;
  onSubmit(listener: () => void): void;
}

export function hostPage(origin: string): HostPage {
  return {
    post: (message) => parent.postMessage(message, origin),
    onSubmit: (listener) =>
      addEventListener('message', ({ data, origin: from, source }) => {
        if (source === parent && from === origin && isSubmit(data)) listener();
      }),
  };
}
