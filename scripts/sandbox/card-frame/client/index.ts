import './frame.css';
import { askForToken } from './ask-for-token.ts';
import { bankForm, finishChallenge } from './bank-page.ts';
import { cardForm } from './card-form.ts';
import { showChallenge } from './challenge.ts';
import { type HostPage, hostPage } from './host-page.ts';
import { reportHeight } from './report-height.ts';

function start(host: HostPage): void {
  let state: 'open' | 'sending' | 'done' = 'open';
  let valid: boolean | undefined;

  const setValidity = (next: boolean) => {
    if (next !== valid) host.post({ type: 'validity', valid: next });
    valid = next;
  };
  const tellValidity = () => setValidity(form.isValid());
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
    const messages = await askForToken(form.card(), async (address) => {
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
  const tellHeight = reportHeight((height) => host.post({ type: 'height', height }));
  const report = () => {
    valid = undefined;
    tellHeight();
    tellValidity();
  };
  const commands = { submit, report, reveal: form.revealAll };
  host.onCommand((command) => commands[command]());
  // a page that is left can be sent no more, and one that comes back as it was has to say so
  addEventListener('pagehide', () => setValidity(false));
  addEventListener('pageshow', tellValidity);
  tellValidity();
}

const { postMessageHost, failure, bank } = document.body.dataset;
if (bank === 'open') bankForm();
else if (bank) finishChallenge();
else {
  const host = hostPage(postMessageHost ?? '');
  if (failure) host.post({ type: 'failure', reason: failure });
  else start(host);
}
