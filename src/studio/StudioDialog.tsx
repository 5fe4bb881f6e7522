import type { ReactNode } from 'react';
import { type Engine, EngineContext } from '../engine/engine-context.ts';
import { Dialog } from '../engine/ui/Dialog.tsx';
import { createValidators } from '../engine/validators/validators.ts';
import { Banner } from './Banner.tsx';
import { TEXTS } from './properties/texts.ts';
import { clearNotice, setStudio, useStudio } from './studio-store.ts';

const ENGINE: Engine = {
  ...{ widgets: {}, sources: {}, validators: createValidators({}), texts: TEXTS, report: () => {} },
};

/** Closes the dialog that is open. */
export function closeDialog(): void {
  setStudio({ dialog: undefined });
  clearNotice();
}

interface StudioDialogProps {
  heading: string;
  onClose?(): void;
  children: ReactNode;
}

/** Draws a wide dialog over the window, with the problem of the last call. */
export function StudioDialog({ heading, onClose = closeDialog, children }: StudioDialogProps) {
  const notice = useStudio((studio) => studio.notice);
  return (
    <EngineContext value={ENGINE}>
      <Dialog open heading={heading} onClose={onClose}>
        <div role="alert">{notice && <Banner severity="error" text={notice.text} />}</div>
        {children}
      </Dialog>
    </EngineContext>
  );
}
