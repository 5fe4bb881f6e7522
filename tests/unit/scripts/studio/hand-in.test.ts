import { execFileSync } from 'node:child_process';
import { expect, test } from 'vitest';
import { historyOf } from '../../../../scripts/studio/git.ts';
import { commitUnsaved, reviewUnsaved } from '../../../../scripts/studio/review/hand-in.ts';
import { versionOf } from '../../../../scripts/studio/review/versions.ts';
import { CONTACT, CONTACT_STEP, inStep, startSession } from './support.ts';

const DAY = '2026-11-26';

const set = (rest: string, value: unknown) =>
  ({ type: 'set', place: inStep(CONTACT_STEP, rest), value, scope: 'everywhere' }) as const;

/** Starts a session whose content is committed. */
function inRepository() {
  const session = startSession();
  const git = (...args: string[]) =>
    execFileSync('git', ['-C', session.content.root, ...args], { encoding: 'utf8' });
  const commitAll = (message: string) => {
    git('add', '.');
    git('commit', '--quiet', '--message', message);
  };
  git('init', '--quiet', '--initial-branch=main');
  git('config', 'user.name', 'Author');
  git('config', 'user.email', 'author@example.com');
  git('config', 'commit.gpgSign', 'false');
  commitAll('Begin');
  return { ...session, git, commitAll };
}

test('suggests a branch and a message for the changes, and says what visitors would lose', async () => {
  const session = inRepository();
  await session.change(set('/heading', 'How can we reach you?'));
  await session.change(set('/hash', 'contact'));
  const { lost, commit, groups } = await reviewUnsaved(session, DAY);
  expect(groups.map(({ label }) => label)).toEqual(['Application › How can we reach you?']);
  expect(lost).toEqual([expect.stringContaining('contact-details')]);
  expect(commit).toEqual({
    current: 'main',
    branch: 'content/2026-11-26-how-can-we-reach-you',
    message: [
      'Change Application › How can we reach you?',
      '',
      'Application › How can we reach you?:',
      '- Address after the # was “contact-details”, is now “contact”',
      '- Heading was “Contact details”, is now “How can we reach you?”',
    ].join('\n'),
  });
});

test('commits the unsaved changes and what was saved before', async () => {
  const session = inRepository();
  await session.change(set('/heading', 'How can we reach you?'));
  await session.save([CONTACT]);
  expect(await reviewUnsaved(session, DAY)).toMatchObject({ groups: [], saved: [CONTACT] });
  const age = { file: 'steps/quote/age.json', pointer: '/heading' };
  await session.change({ type: 'set', place: age, value: 'Your age', scope: 'everywhere' });
  session.content.save('site.json', '{', '{ ');
  const message = 'Change two headings';
  const state = await commitUnsaved(session, { branch: 'content/words', message, files: [CONTACT] });
  expect(state.unsaved.files).toEqual([]);
  expect(session.git('show', '--format=%s', '--name-only').trim().split(/\n+/)).toEqual([
    'Change two headings',
    CONTACT,
    'steps/quote/age.json',
  ]);
  expect(await reviewUnsaved(session, DAY)).toMatchObject({ groups: [], saved: ['site.json'] });
});

test('saves nothing if the branch has a wrong name or there is no message', async () => {
  const session = inRepository();
  await session.change(set('/heading', 'How can we reach you?'));
  const commit = (branch: string, message: string) => commitUnsaved(session, { branch, message, files: [] });
  await expect(commit('a b', 'Change it')).rejects.toThrow('can’t be the name of a branch');
  await expect(commit('words', ' ')).rejects.toThrow('write what the commit changes');
  expect(session.unsaved(CONTACT)).not.toBe(session.content.read(CONTACT));
  expect(session.git('status', '--porcelain')).toBe('');
});

test('offers no commit outside a repository', async () => {
  const session = startSession();
  await session.change(set('/heading', 'How can we reach you?'));
  const review = await reviewUnsaved(session, DAY);
  expect(review.commit).toBeUndefined();
  expect(review.groups).toHaveLength(1);
});

test('gives the text of an earlier version, or only that of a field with its rules', async () => {
  const session = inRepository();
  const before = session.content.read(CONTACT);
  session.content.save(CONTACT, '"heading": "Contact details"', '"heading": "How can we reach you?"');
  session.content.save(CONTACT, '#/$defs/email"', '#/$defs/email", "title": "Post"');
  session.content.save(CONTACT, 'We’ll email your policy', 'We’ll send your policy');
  session.commitAll('Change the heading and the email');
  await session.reload();
  const [now, first] = await historyOf(session.content.root, CONTACT);
  const commit = first?.commit ?? '';
  const whole = await versionOf(session, { file: CONTACT, pointer: '', commit });
  expect(whole.text).toBe(before);
  expect(whole.groups[0]?.changes.map(({ subject }) => subject)).toContain('Heading');
  const part = await versionOf(session, { file: CONTACT, pointer: '/uiSchema/email', commit });
  expect(part.text).toBe(before.replace('"Contact details"', '"How can we reach you?"'));
  const same = await versionOf(session, { file: CONTACT, pointer: '', commit: now?.commit ?? '' });
  expect(same.groups).toEqual([]);
  const gone = versionOf(session, { file: CONTACT, pointer: '/uiSchema/gone', commit });
  await expect(gone).rejects.toThrow('no such part');
});

test('gives a revealed field its earlier rule, and keeps its condition', async () => {
  const session = inRepository();
  session.content.save(CONTACT, 'Australian phone number"', 'Phone"');
  session.content.save(CONTACT, '10 digits, for example', 'Ten digits, for example');
  session.commitAll('Change the phone number');
  await session.reload();
  const [, first] = await historyOf(session.content.root, CONTACT);
  const place = { file: CONTACT, pointer: '/uiSchema/phoneNumber', commit: first?.commit ?? '' };
  const { text } = await versionOf(session, place);
  expect(text).toBe(session.git('show', `${place.commit}:${CONTACT}`));
});

test('leads the paths of an earlier version from where the file is now', async () => {
  const session = inRepository();
  const moved = 'steps/contact-details.json';
  await session.change({ type: 'name', place: { file: CONTACT, pointer: '' }, name: moved });
  await session.save(session.unsavedFiles());
  session.commitAll('Move a file');
  const versions = await historyOf(session.content.root, moved);
  const place = { file: moved, pointer: '', commit: versions.at(-1)?.commit ?? '' };
  const { text, groups } = await versionOf(session, place);
  expect(groups).toEqual([]);
  expect(text).toBe(session.content.read(moved));
});
