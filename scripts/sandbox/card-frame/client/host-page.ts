import type { CardFrameCommand, CardFrameMessage } from '#types/events/card-frame';

const COMMANDS: readonly unknown[] = ['submit', 'report', 'reveal'] satisfies CardFrameCommand['type'][];

function isCommand(data: unknown): data is CardFrameCommand {
  if (typeof data !== 'object' || data === null) return false;
  return Object.keys(data).length === 1 && 'type' in data && COMMANDS.includes(data.type);
}

/** The page around the frame, as far as the frame deals with it: one window at one origin. */
export interface HostPage {
  post(message: CardFrameMessage): void;
  onCommand(listener: (command: CardFrameCommand['type']) => void): void;
}

export function hostPage(origin: string): HostPage {
  return {
    post: (message) => parent.postMessage(message, origin),
    onCommand: (listener) =>
      addEventListener('message', ({ data, origin: from, source }) => {
        if (source === parent && from === origin && isCommand(data)) listener(data.type);
      }),
  };
}
