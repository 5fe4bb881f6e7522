import './frame.css';
import type { CardFrameCommand, CardFrameMessage } from '#types/events/card-frame';
import { bankForm, finishChallenge } from './bank-page.ts';
import { cardForm } from './card-form.ts';
import { requestToken, showChallenge } from './token.ts';

const COMMANDS: readonly unknown[] = ['submit', 'report', 'reveal'] satisfies CardFrameCommand['type'][];

function isCommand(data: unknown): data is CardFrameCommand {
  if (typeof data !== 'object' || data === null) return false;
  return Object.keys(data).length === 1 && 'type' in data && COMMANDS.includes(data.type);
}

/** The page around the frame: one window at one origin. */
interface HostPage {
  post(message: CardFrameMessage): void;
  onCommand(listener: (command: CardFrameCommand['type']) => void): void;
}

function hostPage(origin: string): HostPage {
  return {
    post: (message) => parent.postMessage(message, origin),
    onCommand: (listener) =>
      addEventListener('message', ({ data, origin: from, source }) => {
        if (source === parent && from === origin && isCommand(data)) listener(data.type);
      }),
  };
}

/** Reports the document's height in whole CSS pixels when it changes. @returns a function that reports it again */
function reportHeight(report: (height: number) => void): () => void {
  const height = () => Math.ceil(document.documentElement.getBoundingClientRect().height);
  let last = 0;
  const send = () => {
    last = height();
    report(last);
  };
  new ResizeObserver(() => height() !== last && send()).observe(document.documentElement);
  return send;
}

function start(host: HostPage): void {
  let state: 'open' | 'sending' | 'done' = 'open';
  let valid: boolean | undefined;

  const setValidity = (next: boolean) => {
    if (next !== valid) host.post({ type: 'validity', valid: next });
    valid = next;
  };
  const reportValidity = () => setValidity(form.isValid());
  const form = cardForm({
    onChange: reportValidity,
    onEnter() {
      form.revealAll();
      host.post({ type: 'enter' });
    },
  });

  const send = async () => {
    state = 'sending';
    form.lock(true);
    const messages = await requestToken(form.card(), async (address) => {
      host.post({ type: 'challenge', open: true });
      await showChallenge(address);
      host.post({ type: 'challenge', open: false });
    });
    state = messages.some(({ type }) => type === 'token') ? 'done' : 'open';
    form.lock(state === 'done');
    for (const message of messages) host.post(message);
  };

  const submit = () => {
    if (state === 'sending') return;
    if (state === 'done') return host.post({ type: 'failure', reason: 'The card has its token already' });
    if (form.isValid()) return void send();
    form.revealAll();
    host.post({ type: 'validity', valid: false });
    host.post({ type: 'failure', reason: 'incomplete' });
  };
  const sendHeight = reportHeight((height) => host.post({ type: 'height', height }));
  const report = () => {
    valid = undefined;
    sendHeight();
    reportValidity();
  };
  const commands = { submit, report, reveal: form.revealAll };
  host.onCommand((command) => commands[command]());
  // a page that is left can't submit; one that comes back from the cache reports its validity again
  addEventListener('pagehide', () => setValidity(false));
  addEventListener('pageshow', reportValidity);
  reportValidity();
}

const { postMessageHost, failure, bank } = document.body.dataset;
if (bank === 'open') bankForm();
else if (bank) finishChallenge();
else {
  const host = hostPage(postMessageHost ?? '');
  if (failure) host.post({ type: 'failure', reason: failure });
  else start(host);
}
