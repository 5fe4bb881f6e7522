/** The reason why a text of the content is in no screenshot, by the text's name in the gallery. */
export const EXEMPTIONS: Readonly<Record<string, string>> = {
  'payment message paymentFrequency “Choose how often you pay”':
    'The field always has an answer, and its dropdown offers no empty option. The message is for a stored answer that is no longer a choice.',
  'payment message cardForm “Enter your card details”':
    'The card form shows its own messages. The page shows this one after an attempt to pay: pages/error-summary/payment.',
  'payment message accountNumber “Enter digits only”': 'The field removes all but digits.',
  'payment text “We don’t know yet if your last payment went through. Check again, or call us, before you pay”':
    'In that situation, the step has neither fields nor a button.',
  'texts text “Sending your answers...”':
    'Only form pages without a text of their own show it, and this site has none.',
  'texts text “Display additional results...”':
    'It stands below the first hundred results, and no search of this site finds more.',
};
