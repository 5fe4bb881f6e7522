import { type RefObject, useCallback, useEffect, useRef, useState } from 'react';
import type { PageMessage, StudioMessage } from '../../dev/preview/messages.ts';
import { report } from '../actions.ts';
import { call } from '../calls.ts';
import type { OutlineNode, Place } from '../model.ts';
import { select, studioStore } from '../studio-store.ts';

/** The step or page in the frame. */
export type ShownPage = Extract<PageMessage, { type: 'shown' }>;

/** Returns the file of the page that has a content module: one page file may have a module for each product. */
function pageFileOf(outline: readonly OutlineNode[], address: string): string | undefined {
  const [, name = ''] = /\/@content\/([^/?]+)\.js/.exec(address) ?? [];
  const isNamed = (file: string) => {
    const page = /^pages\/(.+)\.json$/.exec(file)?.[1];
    return page !== undefined && (name === page || name.startsWith(`${page}-`));
  };
  const files = outline.flatMap(({ file }) => (isNamed(file) ? file : []));
  return files.sort((a, b) => b.length - a.length)[0];
}

const SITE: Place = { file: 'site.json', pointer: '' };

function selectPressed(message: Exclude<PageMessage, { type: 'shown' }>): void {
  const { outline = [] } = studioStore.getState().state ?? {};
  if (message.type === 'framed') {
    select(SITE);
    return;
  }
  const file = pageFileOf(outline, message.address);
  const { pointer, textPointer = pointer } = message;
  if (file !== undefined) select({ file, pointer }, { file, pointer: textPointer });
}

/** Follows the page in a frame: selects what is pressed in it. @returns what it shows, and a function to send it messages */
export function usePage(frame: RefObject<HTMLIFrameElement | null>) {
  const [shown, setShown] = useState<ShownPage>();
  const opened = useRef<string>(undefined);
  useEffect(() => {
    const follow = ({ origin, source, data }: MessageEvent<PageMessage>) => {
      if (origin !== location.origin || source !== frame.current?.contentWindow) return;
      if (data.type === 'shown') {
        setShown({ ...data, hash: data.hash.replace(/^#/, '') });
        if (opened.current === data.path) return;
        // what was changed while it loaded is shown again
        opened.current = data.path;
        call('opened', { path: data.path }).catch(report);
      } else if (data.type === 'selected' || data.type === 'framed') selectPressed(data);
    };
    addEventListener('message', follow);
    return () => removeEventListener('message', follow);
  }, [frame]);
  const send = useCallback(
    (message: StudioMessage) => frame.current?.contentWindow?.postMessage(message, location.origin),
    [frame],
  );
  const onLoad = useCallback(() => {
    opened.current = undefined;
  }, []);
  return { shown, send, onLoad };
}
