import type { ChallengeAnswer } from '../bank.ts';
import { createField, element } from './field.ts';

export const ANSWERED = 'answered';

/** Notifies the card form that the holder has answered. */
export const finishChallenge = () => parent.postMessage(ANSWERED, location.origin);

/** Connects the form of the bank's page. A right code, the last wrong code and Cancel end the challenge. */
export function bankForm(): void {
  let problem: string | undefined;
  let isSending = false;
  const code = createField('code', () => problem);

  const answer = async (sent: { code: string } | { cancel: true }) => {
    if (isSending) return;
    isSending = true;
    try {
      const response = await fetch(location.pathname, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify(sent),
      });
      if (response.status === 410) return finishChallenge();
      if (!response.ok) throw new Error(`The bank answered ${response.status}`);
      const { state, triesLeft }: ChallengeAnswer = await response.json();
      if (state !== 'open') return finishChallenge();
      const again = triesLeft === 1 ? 'once more' : `${triesLeft} more times`;
      problem = `This code isn’t right. You can try ${again}.`;
    } catch {
      problem = 'We can’t reach your bank. Please try again.';
    }
    isSending = false;
    code.reveal();
    code.input.select();
  };

  code.input.addEventListener('input', () => {
    problem = undefined;
    code.refresh();
  });
  element('[data-bank-form]').addEventListener('submit', (event) => {
    event.preventDefault();
    const typed = code.input.value.trim();
    if (typed) return void answer({ code: typed });
    problem = 'Enter the code from your bank';
    code.reveal();
    code.input.focus();
  });
  element('[data-cancel]').addEventListener('click', () => void answer({ cancel: true }));
  code.input.focus();
}
