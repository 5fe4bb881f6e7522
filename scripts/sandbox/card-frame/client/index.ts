import './frame.css';
import { askForToken } from './ask-for-token.ts';
import { cardForm } from './card-form.ts';
import { type HostPage, hostPage } from './host-page.ts';
import { reportHeight } from './report-height.ts';

function start(host: HostPage): void {
  let state: 'open' | 'sending' | 'done' = 'open';
  let valid: boolean | undefined;

  const tellValidity = () => {
    const next = form.isValid();
    if (next !== valid) host.post({ type: 'validity', valid: next });
    valid = next;
  };
  const form = cardForm({
    onChange: tellValidity,
    onEnter() {
      form.revealAll();
      host.post({ type: 'enter' });
    },
  });

  const send = async () => {
    state = 'sending';
    form.lock(true);
    const messages = await askForToken(form.card());
    state = messages.some(({ type }) => type === 'token') ? 'done' : 'open';
    form.lock(state === 'done');
    for (const message of messages) host.post(message);
  };

  host.onSubmit(() => {
    if (state === 'sending') return;
    if (state === 'done') return host.post({ type: 'failure', reason: 'The card has its token already' });
    if (form.isValid()) return void send();
    form.revealAll();
    host.post({ type: 'validity', valid: false });
    host.post({ type: 'failure', reason: 'incomplete' });
  });
  reportHeight((height) => host.post({ type: 'height', height }));
  tellValidity();
}

const { postMessageHost = '', failure } = document.body.dataset;
const host = hostPage(postMessageHost);
if (failure) host.post({ type: 'failure', reason: failure });
else start(host);
