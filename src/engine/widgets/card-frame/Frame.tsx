import type { RefCallback } from 'react';
import type { FrameAddress } from './frame-address.ts';

/** What the frame may not use, although its site might ask for it. */
const DENIED = "camera 'none'; geolocation 'none'; microphone 'none'; payment 'none'";

interface FrameProps {
  address: FrameAddress;
  title: string;
  /** In pixels. */
  height: number;
  attach: RefCallback<HTMLIFrameElement>;
}

/** Another site's page in a frame, with as few rights as a form needs. */
export function Frame({ address, title, height, attach }: FrameProps) {
  return (
    <iframe
      ref={attach}
      title={title}
      src={address.src}
      sandbox="allow-scripts allow-forms allow-same-origin"
      allow={DENIED}
      referrerPolicy="origin"
      loading="eager"
      style={{ height }}
    />
  );
}
