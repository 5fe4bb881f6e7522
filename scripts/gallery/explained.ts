/** What no picture can be taken of, or what can't be seen in one, by the name that the gallery gives it; and why. */
export const EXPLAINED: Readonly<Record<string, string>> = {
  'payment message paymentFrequency “Choose how often you pay”':
    'The field always has an answer, and its dropdown offers no way back to none. It waits for a kept answer that is a choice no more.',
  'payment message cardForm “Enter the details of your card”':
    'Enter in the card form brings it, and the journeys press no key there. “The card form with its messages” has it.',
  'payment message accountName “Use at most {limit} letters”':
    'Its input takes no letter more from a keyboard or the clipboard, and nothing of payment is kept that could be too long from before. It waits for programs that fill in forms, which no limit holds.',
  'payment message accountNumber “Use digits only”':
    'All but digits is taken out while it is typed or pasted.',
  'payment words “The card form takes too long to come. Please check your connection and try again, or call us on [{phone}](tel:{phone}).”':
    'It shows when the form has not come in twenty seconds, which no picture waits for. The same alert is pictured with its other words, where the form fails at once.',
  'email message email “Use at most {limit} letters”':
    'Its input takes no letter more from a keyboard or the clipboard, and nothing of this form is kept that could be too long from before. It waits for programs that fill in forms, which no limit holds.',
  'select-cover filled':
    'How often a visitor pays is answered from the start, and to choose a cover leads to its page.',
  'summary filled': 'Both its questions are answered from the start.',
  'texts words “Display additional results...”':
    'It stands below the first hundred, and no search of this site finds more.',
};
