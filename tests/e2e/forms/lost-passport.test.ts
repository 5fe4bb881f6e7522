import { expect, test } from './form-page.ts';

const ADDRESS = '/report-a-lost-passport';

test('§2 sends a report after its answers were checked and changed', async ({ page, form, sandbox }) => {
  const { box, radio, tick, press, pressDisabled, expectStep } = form;
  await page.goto(ADDRESS);
  await expectStep('Who are you?');
  await box('First name').fill('Ana');
  await box('Last name').fill('Silva');
  await box('Email address').fill('ana@example.com');
  await box('Email address again').fill('ana@example.org');
  await pressDisabled('Continue');
  await expect(page.getByRole('alert')).toHaveText('Enter the same email address twice');
  await box('Email address again').fill('ana@example.com');
  await press('Continue');

  await expectStep('Which passport is it?');
  await box('Date of issue').fill('02/03/2024');
  await box('Date of expiry').fill('02/03/2024');
  await pressDisabled('Continue');
  await expect(page.getByRole('alert')).toHaveText('Enter a date after 2 March 2024');
  await box('Date of expiry').fill('02/03/2034');
  await press('Continue');

  await expectStep('What happened, Ana?');
  await box('When did you last have it?').fill('01/11/2026');
  await radio('Was it lost or stolen?', 'Stolen').check();
  await radio('Have you told the police?', 'No').check();
  await expect(page.getByText('Please tell the police as soon as you can.')).toBeVisible();
  await radio('Have you told the police?', 'Yes').check();
  await box('Police report number').fill('E 123456');
  await tick('Nothing else');
  await tick('Bank cards');
  await tick('Phone');
  await box('Tell us what happened').fill('It was in my bag.\nThe bag is gone.');
  await expect(page.getByText('Step 3 of 4')).toBeVisible();
  await radio('Did other people lose their passports with you?', 'Yes').check();
  await expect(page.getByText('Step 3 of 5')).toBeVisible();
  await page.reload();
  await expect(box('Police report number')).toHaveValue('E 123456');
  await press('Continue');

  await expectStep('Who else lost a passport?');
  const person = (number: number) => page.getByRole('group', { name: `Person ${number}` });
  await person(1).getByRole('textbox', { name: 'Full name' }).fill('Rui Silva');
  await person(1).getByRole('radio', { name: 'No' }).check();
  await press('Add another person');
  await person(2).getByRole('radio', { name: 'Yes' }).check();
  await person(2).getByRole('textbox', { name: 'Name of a parent' }).fill('Ana Silva');
  await pressDisabled('Continue');
  const summary = page.getByRole('region', { name: 'Please check your answers' });
  await expect(summary).toBeFocused();
  await summary.getByRole('link', { name: 'Person 2: Enter the full name' }).click();
  await expect(person(2).getByRole('textbox', { name: 'Full name' })).toBeFocused();
  await page.keyboard.type('Zé Silva');
  await press('Continue');

  await expectStep('Check your answers');
  const answers = await form.review.innerText();
  for (const answer of ['2 March 2024', 'Stolen', 'Bank cards and Phone', 'The bag is gone.', 'Zé Silva'])
    expect(answers).toContain(answer);
  await expect(form.review.getByText('Email address again')).toHaveCount(0);
  await form.change('Was it lost or stolen?');
  await radio('Was it lost or stolen?', 'Lost').check();
  await press('Continue');
  await expectStep('Check your answers');
  await expect(form.review.getByText('Police report number')).toHaveCount(0);
  await tick('All of this is true, as far as I know');
  await press('Send the report');

  await expectStep('Thank you, Ana. We’ve received your report');
  await expect(form.line('Your reference')).toHaveText('F10000001');
  await expect(form.line('Lost on')).toHaveText('1 November 2026');
  const [sent, ...others] = (await sandbox.outbox()).forms;
  expect(others).toEqual([]);
  expect(sent).toMatchObject({ page: 'lost-passport', response: { reference: 'F10000001' } });
  expect(sent?.request).toEqual({
    firstName: 'Ana',
    lastName: 'Silva',
    email: 'ana@example.com',
    emailAgain: 'ana@example.com',
    issued: '2024-03-02',
    expires: '2034-03-02',
    lostOn: '2026-11-01',
    loss: 'lost',
    contents: ['cards', 'phone'],
    story: 'It was in my bag.\nThe bag is gone.',
    wereOthersLost: true,
    others: [
      { name: 'Rui Silva', isChild: false },
      { name: 'Zé Silva', isChild: true, parent: 'Ana Silva' },
    ],
    isTrue: true,
  });

  await page.reload();
  await expect(form.line('Your reference')).toHaveText('F10000001');
  await page.goto(ADDRESS);
  await expect(box('First name'), 'another report begins empty').toHaveValue('');
});
