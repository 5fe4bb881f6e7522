import { CONTENT_LOADED, type ContentLoaded } from '../../engine/mount/compiled-page.ts';
import { fillForm } from '../form/open-form.ts';
import { hideMessages, type MessagesShown, showNextMessages } from '../form/sample-messages.ts';
import { fetchJourneys } from '../journeys.ts';
import { go } from '../visit/go.ts';
import { followPage } from './follow-page.ts';
import { prepareContent, redraw } from './marked-content.ts';
import type { PageMessage, StudioMessage } from './messages.ts';
import { showOutlines } from './Outlines.tsx';
import { elementsAt } from './open-page.ts';
import { previewStore } from './preview-store.ts';
import { selectPlaces } from './select-places.ts';

/** Returns the window of Studio, if it shows this page in its frame. */
export function studioAround(): Window | undefined {
  try {
    const isStudio = parent !== window && /^\/studio(\/|$)/.test(parent.location.pathname);
    return isStudio ? parent : undefined;
  } catch {
    // another site shows the page
    return undefined;
  }
}

/** Lets the page move the focus only while the author is in it: a step that opens would take it from Studio. */
function leaveFocus(): void {
  const { focus } = HTMLElement.prototype;
  HTMLElement.prototype.focus = function (options) {
    if (document.hasFocus()) focus.call(this, options);
  };
}

/** Starts what the page does in Studio's frame, before it renders. @param studio the window of Studio */
export function startPreview(studio: Window): void {
  leaveFocus();
  const post = (message: PageMessage) => studio.postMessage(message, location.origin);
  let messages: MessagesShown | undefined;

  const take = (message: StudioMessage) => {
    switch (message.type) {
      case 'select': {
        previewStore.setState({ selected: message.pointer });
        const [first] = message.pointer === null ? [] : elementsAt(message.pointer);
        return first?.scrollIntoView({ block: 'nearest' });
      }
      case 'mode': {
        const { type: _, ...mode } = message;
        previewStore.setState({ ...mode, pointed: null });
        return redraw(mode.showsEverything);
      }
      case 'reasons':
        return previewStore.setState({ reasons: message.byPointer });
      case 'visit':
        return go(message.visit, '');
      case 'fill':
        hideMessages(messages);
        messages = undefined;
        return fetchJourneys().then((journeys) => void fillForm(journeys, message.cover));
      case 'messages':
        messages = showNextMessages(messages);
    }
  };
  addEventListener('message', async ({ origin, source, data }: MessageEvent<StudioMessage>) => {
    if (origin !== location.origin || source !== studio) return;
    try {
      await take(data);
    } catch (error) {
      console.error(`The page could not do what Studio asked: ${data.type}.`, error);
    }
  });
  addEventListener(CONTENT_LOADED, (event) =>
    prepareContent((event as CustomEvent<ContentLoaded>).detail, previewStore.getState().showsEverything),
  );
  selectPlaces(post);
  showOutlines();
  followPage(post);
}
