import './frame.css';
import type { CardFrameCommand, CardFrameMessage } from '#types/events/card-frame';
import { bankForm, finishChallenge } from './bank-page.ts';
import { cardForm } from './card-form.ts';
import { requestToken } from './token.ts';

/** Returns the document's height in whole CSS pixels. */
const documentHeight = () => Math.ceil(document.documentElement.getBoundingClientRect().height);

/** Connects the card form with its host page. @param origin the only origin that it accepts messages from */
function start(post: (message: CardFrameMessage) => void, origin: string): void {
  let state: 'open' | 'sending' | 'done' = 'open';
  let reported = '';
  let height = 0;

  const setValidity = (valid: boolean) => {
    const typed = form.isTyped();
    if (`${valid} ${typed}` !== reported) post({ type: 'validity', valid, typed });
    reported = `${valid} ${typed}`;
  };
  const reportValidity = () => setValidity(form.isValid());
  const onEnter = () => {
    form.revealAll();
    post({ type: 'enter' });
  };
  const form: ReturnType<typeof cardForm> = cardForm(reportValidity, onEnter);

  const send = async () => {
    state = 'sending';
    form.lock(true);
    const messages = await requestToken(form.card(), (open) => post({ type: 'challenge', open }));
    state = messages.some(({ type }) => type === 'token') ? 'done' : 'open';
    form.lock(state === 'done');
    for (const message of messages) post(message);
  };
  const sendHeight = () => {
    height = documentHeight();
    post({ type: 'height', height });
  };
  new ResizeObserver(() => documentHeight() !== height && sendHeight()).observe(document.documentElement);

  const commands: Record<CardFrameCommand['type'], () => void> = {
    submit() {
      if (state === 'sending') return;
      if (state === 'done') return post({ type: 'failure', reason: 'The card has its token already' });
      if (form.isValid()) return void send();
      form.revealAll();
      post({ type: 'validity', valid: false });
      post({ type: 'failure', reason: 'incomplete' });
    },
    report() {
      reported = '';
      sendHeight();
      reportValidity();
    },
    reveal: form.revealAll,
  };
  const isCommand = (data: object): data is CardFrameCommand =>
    Object.keys(data).length === 1 && 'type' in data && Object.hasOwn(commands, String(data.type));
  addEventListener('message', ({ data, origin: from, source }) => {
    const command: object = Object(data);
    if (source === parent && from === origin && isCommand(command)) commands[command.type]();
  });
  // a page that is left can't submit. If it is restored from the cache, it reports its validity again.
  addEventListener('pagehide', () => setValidity(false));
  addEventListener('pageshow', reportValidity);
  reportValidity();
}

const { postMessageHost = '', failure, bank } = document.body.dataset;
if (bank === 'open') bankForm();
else if (bank) finishChallenge();
else {
  const post = (message: CardFrameMessage) => parent.postMessage(message, postMessageHost);
  if (failure) post({ type: 'failure', reason: failure });
  else start(post, postMessageHost);
}
