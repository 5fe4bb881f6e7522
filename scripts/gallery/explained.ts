/** What no picture can be taken of, or what can't be seen in one, by the name that the gallery gives it; and why. */
export const EXPLAINED: Readonly<Record<string, string>> = {
  'payment message paymentFrequency “Choose how often you pay”':
    'The field always has an answer, and its dropdown offers no way back to none. It waits for a kept answer that is a choice no more.',
  'payment message cardForm “Enter your card details”':
    'The frame says itself what is wrong in it. The page says so once a visitor tries to pay, and is pictured then: pages/error-summary/payment.',
  'payment message accountNumber “Enter digits only”':
    'All but digits is taken out while it is typed or pasted.',
  'payment words “We don’t know yet if your last payment went through. Check again, or call us, before you pay”':
    'While that is so, the step has neither fields nor a button to send it.',
  'select-cover filled':
    'How often a visitor pays is answered from the start, and choosing a product opens its page.',
  'summary filled': 'Both its questions are answered from the start.',
  'texts words “Display additional results...”':
    'It stands below the first hundred, and no search of this site finds more.',
};
