import type { Texts } from '#types/content/texts';

/** The texts of widgets in property forms. Those of the site's content may be invalid while an author edits them. */
export const TEXTS: Texts = {
  optional: 'optional',
  yes: 'Yes',
  no: 'No',
  loading: 'Loading...',
  failure: 'Something isn’t right. Reload this page.',
  reading: {
    slow: 'This is taking longer than usual.',
    failed: 'This can’t be loaded right now.',
    step: 'This can’t be loaded right now.',
    tryAgain: 'Try again',
  },
  review: { label: 'Your answers', change: 'Change', unanswered: 'Not answered' },
  submit: {
    sending: 'Sending...',
    progress: '{percent}% sent',
    cancel: 'Cancel',
    incomplete: { text: 'Please complete “{heading}” first.', link: 'Go to “{heading}”' },
  },
  errorSummary: { heading: 'Please check your entries' },
  opensNewTab: 'opens in a new tab',
  close: 'Close',
  alertLevels: { info: 'Note', warning: 'Warning', error: 'Error', good: 'Success' },
  select: { placeholder: 'Not set' },
  date: {
    choose: 'Choose from a calendar:',
    previousMonth: 'Previous month',
    nextMonth: 'Next month',
    month: 'Month',
    year: 'Year',
    unavailable: 'The calendar can’t be shown. Type the date.',
  },
  list: { added: '{item} added.', removed: '{item} removed, {count} left.' },
  typeahead: {
    prompt: 'Type to search...',
    searching: 'Searching...',
    empty: 'No matches found.',
    more: 'Show more...',
    newSelection: 'New: ',
    results: {
      one: '{count} result. Use the arrow keys to choose.',
      other: '{count} results. Use the arrow keys to choose.',
    },
    clear: 'Clear',
  },
};
